/** The German words of the rows in ../court-claim.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'it.claim.want-order': {
    says: 'Das ist ein Mahnbescheid des Gerichts (decreto ingiuntivo). Der Richter hat nur die Papiere des Gläubigers gesehen, nicht Ihre Sicht.',
  },
  'it.claim.want-summons': {
    says: 'Jemand hat gegen Sie geklagt und lädt Sie vor einen Richter.',
  },
  'it.claim.want-eviction': {
    says: 'Ihr Vermieter bittet einen Richter, dass Sie ausziehen müssen (sfratto). Er lädt Sie zu einer Verhandlung (udienza).',
  },
  'it.claim.who': {
    says: 'Es kommt über den Gerichtsvollzieher (ufficiale giudiziario), die Post oder zertifizierte E-Mail (PEC), für den Anwalt der Gegenseite. Es ist ernst.',
  },
  'it.claim.rights': {
    says: 'Sie können widersprechen, sagen warum und gehört werden. Bei kleinem Einkommen können Sie um einen kostenlosen Anwalt bitten.',
  },
  'it.claim.reality': {
    says: 'Tun Sie nichts, wird es endgültig, und die Gegenseite kann pfänden. Widersprechen Sie rechtzeitig, muss die Gegenseite es beweisen.',
  },
  'it.claim.reality-eviction': {
    says: 'Kommen Sie nicht zur Verhandlung (udienza), bestätigt der Richter die Räumung (sfratto). Kommen Sie, können Sie zahlen, um Zeit bitten oder widersprechen.',
  },
  'it.claim.no-seizure': {
    says: 'Steht dort nicht „provvisoriamente esecutivo“ (vorläufig vollstreckbar), kann die Gegenseite in den ersten 40 Tagen nichts pfänden.',
  },
  'it.claim.no-locks': {
    says: 'Niemand darf Sie am Tag der Verhandlung (udienza) aus der Wohnung setzen. Der Richter bestimmt einen Tag. Der Gerichtsvollzieher (ufficiale giudiziario) muss ihn zehn Tage vorher ankündigen.',
  },
  'it.claim.august': {
    says: 'Vom 1. bis 31. August stehen die meisten Fristen der Gerichte still. Zur Sicherheit rechnen wir nicht damit.',
  },
  'it.claim.sixty-days': {
    says: 'Ein Mahnbescheid (decreto ingiuntivo) muss innerhalb von 60 Tagen ab seinem Datum zugestellt werden. Sonst verliert er seine Wirkung.',
  },
  'it.claim.deadline-order': {
    says: 'Sie haben 40 Tage ab dem Tag der Zustellung (notifica) an Sie. Zur Sicherheit zählen wir ab dem Datum des Papiers.',
    action: 'Zahlen oder durch einen Anwalt widersprechen (opposizione)',
    consequence:
      'Der Mahnbescheid (decreto ingiuntivo) wird endgültig. Dann kann die Gegenseite Lohn, Konto und Sachen pfänden.',
  },
  'it.claim.deadline-answer': {
    says: 'In einem gewöhnlichen Verfahren muss Ihr Anwalt die Antwort 70 Tage vor der Verhandlung (udienza) einreichen.',
    action: 'Die Antwort (comparsa di risposta) durch einen Anwalt einreichen',
    consequence: 'Sie verlieren das Recht auf manche Einwände.',
  },
  'it.claim.deadline-eviction': {
    says: 'Es zählt der Tag der Verhandlung (udienza). Gehen Sie hin, auch ohne Anwalt.',
    action: 'Zur Verhandlung gehen: zahlen, um Zeit bitten oder widersprechen',
    consequence: 'Der Richter bestätigt die Räumung (sfratto).',
  },
  'it.claim.right-oppose': {
    says: 'Sie haben das Recht, einem Mahnbescheid (decreto ingiuntivo) zu widersprechen (opposizione). Dann beginnt ein normales Verfahren, und die Gegenseite muss die Schuld beweisen.',
  },
  'it.claim.right-stop': {
    says: 'Darf der Mahnbescheid sofort vollstreckt werden (provvisoriamente esecutivo)? Dann können Sie den Richter bitten, das aus ernsten Gründen zu stoppen.',
  },
  'it.claim.right-late': {
    says: 'Wussten Sie wegen einer fehlerhaften Zustellung (notifica) nicht rechtzeitig davon, können Sie verspätet widersprechen. Fragen Sie sofort einen Anwalt.',
  },
  'it.claim.right-unfair-terms': {
    says: 'Gegen Verbraucher muss der Richter nach unfairen Klauseln (clausole vessatorie) suchen. Das Verfahren muss dort sein, wo Sie wohnen.',
  },
  'it.claim.right-legal-aid': {
    says: 'Bei kleinem Einkommen haben Sie ein Recht auf einen kostenlosen Anwalt (patrocinio a spese dello Stato). Fragen Sie die Anwaltskammer (Ordine degli avvocati).',
  },
  'it.claim.right-small-claims': {
    says: 'Vor dem Friedensrichter (giudice di pace) brauchen Sie bei Verfahren bis 1.100 € keinen Anwalt.',
  },
  'it.claim.right-grace': {
    says: 'Bei Miete für eine Wohnung können Sie in der Verhandlung (udienza) alles mit Zinsen und Kosten zahlen. Oder bitten Sie den Richter um bis zu 90 Tage (termine di grazia).',
  },
  'it.claim.right-grace-long': {
    says: 'Es können 120 Tage sein, wenn Sie Arbeit verloren haben, krank sind oder in echter Not. Das geht dreimal in vier Jahren, bei Not viermal.',
  },
  'it.claim.right-twenty-days': {
    says: 'Zwischen dem Tag, an dem Sie das Räumungspapier (sfratto) bekamen, und der Verhandlung (udienza) müssen mindestens 20 Tage liegen.',
  },
  'it.claim.step-date': {
    says: 'Schreiben Sie den Tag der Zustellung (notifica) auf. Behalten Sie den Umschlag. Markieren Sie den letzten Tag.',
  },
  'it.claim.step-real': {
    says: 'Prüfen Sie, ob es echt ist: Gericht, Aktenzeichen (R.G.) und Anwalt. Rufen Sie das Büro des Gerichts (cancelleria) unter einer selbst gesuchten Nummer an.',
  },
  'it.claim.step-lawyer': {
    says: 'Gehen Sie diese Woche zu einem Anwalt. Bei kleinem Einkommen bitten Sie die Anwaltskammer (Ordine degli avvocati) um Prozesskostenhilfe, also einen kostenlosen Anwalt (patrocinio a spese dello Stato).',
  },
  'it.claim.step-hearing': {
    says: 'Gehen Sie zur Verhandlung (udienza). Bringen Sie Beweise für Zahlungen und für Ihre Not mit. Bitten Sie den Richter um eine Zahlungsfrist (termine di grazia).',
  },
  'it.claim.step-social': {
    says: 'Gehen Sie zum Sozialdienst (servizi sociali) und zum Wohnungsamt Ihrer Gemeinde (Comune). Fragen Sie nach dem Fonds für Mieter mit Rückständen (morosità incolpevole).',
  },
  'it.claim.step-papers': {
    says: 'Sammeln Sie Belege, Vertrag und Briefe. Sagen Sie, was nicht stimmt: bezahlt, zu alt, nicht Ihre Schuld, falsche Summe.',
  },
  'it.claim.step-agree': {
    says: 'Schulden Sie es, rufen Sie den Anwalt der Gegenseite an und bieten Sie vor dem letzten Tag einen Plan an. Holen Sie ihn schriftlich.',
  },
  'it.claim.step-old': {
    says: 'Ist die Schuld zu alt (prescritto), muss Ihr Anwalt das sagen. Der Richter sagt es nicht für Sie.',
  },
  'it.claim.option-defend': {
    title: 'Widersprechen',
    says: 'Ein Anwalt reicht den Widerspruch (opposizione) oder die Antwort mit Ihren Gründen ein. Die Gegenseite muss die Schuld beweisen.',
    cost: 'Anwalt und Gerichtsgebühr (contributo unificato), oder ein kostenloser Anwalt (patrocinio a spese dello Stato).',
    time: '40 Tage beim Mahnbescheid (decreto ingiuntivo). Das Verfahren kann Jahre dauern.',
    risk: 'Verlieren Sie, zahlen Sie vielleicht die Kosten der Gegenseite.',
    bestFor: 'Es ist bezahlt, falsch, zu alt, nicht Ihre Schuld oder unfair.',
  },
  'it.claim.option-defend-home': {
    title: 'Ihre Wohnung retten',
    says: 'Gehen Sie zur Verhandlung (udienza). Zahlen Sie alles, bitten Sie um eine Zahlungsfrist (termine di grazia) oder widersprechen Sie.',
    cost: 'Geschuldete Miete, Zinsen und Kosten. Ein kostenloser Anwalt bei kleinem Einkommen (patrocinio a spese dello Stato).',
    time: 'Bis zu 90 oder 120 Tage zum Zahlen.',
    risk: 'Verpassen Sie den neuen Tag, wird die Räumung (sfratto) bestätigt.',
    bestFor: 'Sie wollen bleiben oder brauchen Zeit.',
  },
  'it.claim.option-negotiate': {
    title: 'Sich einigen',
    says: 'Bieten Sie Raten an. Bitten Sie, dass das Verfahren endet.',
    cost: 'Was Sie vereinbaren.',
    time: 'Einige Tage. Die Frist läuft weiter.',
    risk: 'Ohne schriftliche Einigung geht das Verfahren weiter.',
    bestFor: 'Sie schulden es und können in Raten zahlen.',
  },
  'it.claim.option-pay': {
    title: 'Rechtzeitig zahlen',
    says: 'Zahlen Sie innerhalb von 40 Tagen die Summe und die Kosten aus dem Mahnbescheid (decreto ingiuntivo). Behalten Sie den Beleg.',
    cost: 'Die Summe, Zinsen und die Kosten, die der Richter festgesetzt hat.',
    time: 'Vor dem letzten Tag.',
    risk: 'Gering.',
    bestFor: 'Sie schulden alles und können zahlen.',
  },
  'it.claim.option-help': {
    title: 'Einen kostenlosen Anwalt bekommen',
    says: 'Bitten Sie die Anwaltskammer (Ordine degli avvocati) Ihrer Stadt um Prozesskostenhilfe (patrocinio a spese dello Stato).',
    cost: 'Nichts bei kleinem Einkommen.',
    time: 'Ein Besuch diese Woche.',
    risk: 'Lassen Sie die Frist nicht ablaufen, während Sie warten.',
    bestFor: 'Jedes Papier vom Gericht.',
  },
  'it.claim.insight-silence': {
    says: 'Widersprechen Sie nicht in 40 Tagen, ist der Mahnbescheid (decreto ingiuntivo) so stark wie ein Urteil.',
    actionable: 'Gehen Sie lange vor dem letzten Tag zu einem Anwalt.',
  },
  'it.claim.insight-mediation': {
    says: 'Bei Banken, Versicherungen und Miete muss der Gläubiger nach Ihrem Widerspruch (opposizione) eine Mediation (mediazione) beginnen. Tut er es nicht, fällt der Mahnbescheid (decreto ingiuntivo) weg.',
    actionable: 'Bitten Sie Ihren Anwalt, das zu prüfen.',
  },
  'it.claim.warning-no-ignore': {
    says: 'Ignorieren Sie kein Papier vom Gericht. Die Annahme zu verweigern oder es nicht von der Post abzuholen, stoppt es nicht.',
  },
  'it.claim.tactic-partial': {
    says: 'Schulden Sie einen Teil, zahlen Sie diesen Teil und widersprechen Sie dem Rest.',
    risk: 'Der Richter kann erlauben, dass der nicht bestrittene Teil vollstreckt wird.',
    notWhen: 'Nutzen Sie es nicht, wenn die ganze Schuld zu alt ist.',
  },
  'it.claim.element-warning': {
    name: 'Der Hinweis auf die 40 Tage',
    says: 'Der Mahnbescheid (decreto ingiuntivo) muss sagen, dass Sie in 40 Tagen widersprechen können. Er muss auch sagen, dass sonst die Vollstreckung (esecuzione) folgt.',
    ifMissing: 'Sagen Sie Ihrem Anwalt, dass der Hinweis fehlt.',
  },
}
