/** Papers of a court that start a case: the summons, the answer and help. Orders for payment and evictions are apart: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'it.claim.want-summons': {
    says: 'Jemand hat gegen Sie geklagt und lädt Sie vor einen Richter.',
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
  'it.claim.august': {
    says: 'Vom 1. bis 31. August stehen die meisten Fristen der Gerichte still. Zur Sicherheit rechnen wir nicht damit.',
  },
  'it.claim.deadline-answer': {
    says: 'In einem gewöhnlichen Verfahren muss Ihr Anwalt die Antwort 70 Tage vor der Verhandlung (udienza) einreichen.',
    action: 'Die Antwort (comparsa di risposta) durch einen Anwalt einreichen',
    consequence: 'Sie verlieren das Recht auf manche Einwände.',
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
  'it.claim.step-date': {
    says: 'Schreiben Sie den Tag der Zustellung (notifica) auf. Behalten Sie den Umschlag. Markieren Sie den letzten Tag.',
  },
  'it.claim.step-real': {
    says: 'Prüfen Sie, ob es echt ist: Gericht, Aktenzeichen (R.G.) und Anwalt. Rufen Sie das Büro des Gerichts (cancelleria) unter einer selbst gesuchten Nummer an.',
  },
  'it.claim.step-lawyer': {
    says: 'Gehen Sie diese Woche zu einem Anwalt. Bei kleinem Einkommen bitten Sie die Anwaltskammer (Ordine degli avvocati) um Prozesskostenhilfe, also einen kostenlosen Anwalt (patrocinio a spese dello Stato).',
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
  'it.claim.option-negotiate': {
    title: 'Sich einigen',
    says: 'Bieten Sie Raten an. Bitten Sie, dass das Verfahren endet.',
    cost: 'Was Sie vereinbaren.',
    time: 'Einige Tage. Die Frist läuft weiter.',
    risk: 'Ohne schriftliche Einigung geht das Verfahren weiter.',
    bestFor: 'Sie schulden es und können in Raten zahlen.',
  },
  'it.claim.option-help': {
    title: 'Einen kostenlosen Anwalt bekommen',
    says: 'Bitten Sie die Anwaltskammer (Ordine degli avvocati) Ihrer Stadt um Prozesskostenhilfe (patrocinio a spese dello Stato).',
    cost: 'Nichts bei kleinem Einkommen.',
    time: 'Ein Besuch diese Woche.',
    risk: 'Lassen Sie die Frist nicht ablaufen, während Sie warten.',
    bestFor: 'Jedes Papier vom Gericht.',
  },
  'it.claim.insight-mediation': {
    says: 'Bei Banken, Versicherungen und Miete muss der Gläubiger nach Ihrem Widerspruch (opposizione) eine Mediation (mediazione) beginnen. Tut er es nicht, fällt der Mahnbescheid (decreto ingiuntivo) weg.',
    actionable: 'Bitten Sie Ihren Anwalt, das zu prüfen.',
  },
  'it.claim.warning-no-ignore': {
    says: 'Ignorieren Sie kein Papier vom Gericht. Die Annahme zu verweigern oder es nicht von der Post abzuholen, stoppt es nicht.',
  },
}
