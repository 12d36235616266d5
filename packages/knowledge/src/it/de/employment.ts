/** The German words of the rows in ../employment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_WORDS: Words = {
  'it.work.want': {
    says: 'Ihr Arbeitgeber beendet Ihre Arbeit (licenziamento) und soll sagen, warum.',
  },
  'it.work.want-charge': {
    says: 'Dieser Brief wirft Ihnen einen Fehler vor (contestazione) und fragt nach Ihrer Sicht. Er ist noch keine Kündigung.',
  },
  'it.work.who': {
    says: 'Das ist Ihr Arbeitgeber. Ein Richter kann sagen, dass es falsch war.',
  },
  'it.work.rights': {
    says: 'Sie können die Kündigung schriftlich anfechten. Sie können Geld für die Kündigungsfrist (preavviso) und Ihre Abfertigung (TFR) bekommen. Und Sie können Arbeitslosengeld (NASpI) beantragen.',
  },
  'it.work.reality': {
    says: 'Der Brief ist nicht das letzte Wort. Der Arbeitgeber muss den Grund vor einem Richter beweisen.',
  },
  'it.work.spoken': {
    says: 'Eine nur mündliche Kündigung wirkt nicht. Sie muss schriftlich sein und die Gründe nennen.',
  },
  'it.work.no-forced-resign': {
    says: 'Niemand kann Sie zwingen, auf Papier selbst zu kündigen. Eine eigene Kündigung (dimissioni) gilt nur online. Sie können sie innerhalb von sieben Tagen zurücknehmen.',
  },
  'it.work.deadline-challenge': {
    says: 'Sie haben 60 Tage ab dem Tag, an dem Sie den Brief bekamen, um schriftlich anzufechten. Wir zählen ab dem Datum des Briefs.',
    action: 'Die Anfechtung (impugnazione) per Einschreiben oder PEC schicken',
    consequence: 'Sie können die Kündigung nicht mehr anfechten.',
  },
  'it.work.deadline-reply': {
    says: 'Sie haben mindestens fünf Tage ab dem Tag, an dem Sie den Vorwurf bekamen, um Ihre Sicht zu sagen. Ihr Kollektivvertrag (CCNL) gibt vielleicht mehr.',
    action: 'Ihre Antwort (giustificazioni) schicken oder um eine Anhörung bitten',
    consequence: 'Der Arbeitgeber kann ohne Ihre Sicht entscheiden.',
  },
  'it.work.deadline-naspi': {
    says: 'Beantragen Sie das Arbeitslosengeld (NASpI) beim INPS innerhalb von 68 Tagen nach dem Ende der Arbeit. Mit Antrag innerhalb von acht Tagen beginnt es am frühesten.',
    action: 'NASpI online oder bei einem Patronat (patronato) beantragen',
    consequence: 'Sie verlieren die Leistung.',
  },
  'it.work.right-writing': {
    says: 'Sie haben das Recht auf die Gründe, schriftlich und im selben Brief.',
  },
  'it.work.right-notice': {
    says: 'Sie haben das Recht auf die Kündigungsfrist Ihres Kollektivvertrags (CCNL) oder auf das Geld dafür. Nicht, wenn Ihnen wegen eines schweren Fehlers fristlos gekündigt wird (giusta causa).',
  },
  'it.work.right-tfr': {
    says: 'Sie bekommen Ihre Abfertigung (TFR), offenen Urlaub und einen Teil des 13. Monatslohns, egal aus welchem Grund.',
  },
  'it.work.right-hear': {
    says: 'Sie dürfen angehört werden, zusammen mit jemandem von der Gewerkschaft. Vor fünf Tagen darf keine Strafe kommen.',
  },
  'it.work.right-null': {
    says: 'War es wegen Schwangerschaft, Heirat, Gewerkschaft, Krankschreibung oder Diskriminierung, ist die Kündigung nichtig. Dann kehren Sie mit dem verlorenen Lohn zurück.',
  },
  'it.work.right-money': {
    says: 'Wurden Sie seit dem 7. März 2015 eingestellt? Eine unfaire Kündigung gibt 6 bis 36 Monatslöhne. In einer kleinen Firma kann der Richter bis 18 gehen.',
  },
  'it.work.right-fact-false': {
    says: 'Ist die Sache nicht geschehen, kann Ihnen der Richter in einer größeren Firma die Stelle zurückgeben.',
  },
  'it.work.right-move': {
    says: 'Bei wirtschaftlichen Gründen muss der Arbeitgeber zeigen, dass in der Firma keine andere Stelle für Sie frei war (repêchage).',
  },
  'it.work.right-collective': {
    says: 'Bei einer Massenentlassung (licenziamento collettivo) muss die Firma mit den Gewerkschaften sprechen. Sie muss nach fairen Regeln wählen: Familie, Dienstjahre, Bedarf.',
  },
  'it.work.right-sick': {
    says: 'Krankheit schützt Ihre Stelle bis zu einer Grenze (comporto) in Ihrem Kollektivvertrag. Verlangen Sie die Zählung der Tage.',
  },
  'it.work.right-naspi': {
    says: 'Arbeitslosengeld (NASpI) gibt es nach jeder Kündigung, mit 13 Beitragswochen in vier Jahren. Auch nach einem schweren Fehler (giusta causa).',
  },
  'it.work.step-sign': {
    says: 'Unterschreiben Sie nur den Empfang („per ricevuta“), mit dem heutigen Datum. Behalten Sie den Umschlag.',
  },
  'it.work.step-challenge': {
    says: 'Schicken Sie die schriftliche Anfechtung (impugnazione) innerhalb von 60 Tagen: Ein kurzer Brief genügt. Dann haben Sie 180 Tage, um zu klagen oder eine Schlichtung zu verlangen.',
  },
  'it.work.step-answer': {
    says: 'Schreiben Sie ruhig Ihre Sicht innerhalb von fünf Tagen, oder bitten Sie um eine Anhörung. Eine Gewerkschaft kann helfen.',
  },
  'it.work.step-naspi': {
    says: 'Gehen Sie für das Arbeitslosengeld (NASpI) zu einem Patronat (patronato) oder online zum INPS. Wenn möglich innerhalb von acht Tagen, höchstens 68.',
  },
  'it.work.step-union': {
    says: 'Gehen Sie diese Woche zu einer Gewerkschaft oder einem Anwalt für Arbeitsrecht. Nehmen Sie Brief, Vertrag und Lohnzettel mit.',
  },
  'it.work.step-sums': {
    says: 'Prüfen Sie den letzten Lohnzettel: Kündigungsfrist, Abfertigung (TFR), Urlaub, 13. Monatslohn.',
  },
  'it.work.step-proof': {
    says: 'Sichern Sie jetzt Nachrichten, Dienstpläne und Namen von Zeugen.',
  },
  'it.work.option-appeal': {
    title: 'Die Kündigung anfechten',
    says: 'Schicken Sie die Anfechtung (impugnazione) in 60 Tagen. Klagen Sie dann in 180 Tagen, oder gehen Sie zur Schlichtung.',
    cost: 'Ein Einschreiben. Dann eine Gewerkschaft, ein Anwalt oder staatliche Rechtshilfe (patrocinio a spese dello Stato).',
    time: '60 Tage, dann 180.',
    risk: 'Verlieren Sie vor Gericht, zahlen Sie vielleicht Kosten.',
    bestFor: 'Der Grund ist nicht wahr, nicht bewiesen oder unfair.',
  },
  'it.work.option-defend': {
    title: 'Ihre Sicht sagen',
    says: 'Antworten Sie schriftlich auf den Vorwurf, oder bitten Sie um eine Anhörung mit der Gewerkschaft.',
    cost: 'Nichts.',
    time: 'Fünf Tage.',
    risk: 'Was Sie schreiben, kann später verwendet werden.',
    bestFor: 'Sie haben einen Vorwurf bekommen, noch keine Kündigung.',
  },
  'it.work.option-negotiate': {
    title: 'Sich einigen',
    says: 'Verlangen Sie eine Summe beim Arbeitsinspektorat (Ispettorato del lavoro), bei einer Gewerkschaft oder mit einem Anwalt. Der Arbeitgeber kann innerhalb von 60 Tagen einen steuerfreien Scheck anbieten.',
    cost: 'Nichts oder eine kleine Gebühr.',
    time: 'Einige Wochen.',
    risk: 'Nehmen Sie den Scheck, ist es vorbei.',
    bestFor: 'Sie wollen nicht zurück.',
  },
  'it.work.option-help': {
    title: 'Hilfe holen',
    says: 'Eine Gewerkschaft, ein Patronat (patronato) oder ein Anwalt für Arbeitsrecht prüft den Brief.',
    cost: 'Kostenlos oder eine kleine Gebühr.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht sicher.',
  },
  'it.work.option-accept': {
    title: 'Annehmen',
    says: 'Nehmen Sie, was Ihnen zusteht, und beantragen Sie Arbeitslosengeld (NASpI).',
    cost: 'Nichts.',
    time: 'Jetzt.',
    risk: 'Nach 60 Tagen können Sie die Kündigung nicht mehr anfechten.',
    bestFor: 'Der Grund ist echt und die Summen stimmen.',
  },
  'it.work.insight-late-charge': {
    says: 'Ein Vorwurf muss bald nach der Sache kommen und genau sein.',
    actionable: 'Schreiben Sie auf, wann der Arbeitgeber davon wusste.',
  },
  'it.work.insight-absence': {
    says: 'Fehlen Sie ohne Grund länger als im Kollektivvertrag erlaubt (oft mehr als 15 Tage), kann das als eigene Kündigung gelten. Dann gibt es kein Arbeitslosengeld (NASpI).',
    actionable: 'Schreiben Sie sofort, warum Sie fehlten.',
  },
  'it.work.warning-settle-paper': {
    says: 'Unterschreiben Sie nicht, dass Sie nichts mehr verlangen (quietanza a saldo, rinuncia). Ein solches Papier können Sie innerhalb von sechs Monaten anfechten.',
  },
  'it.work.tactic-short-letter': {
    says: 'Die Anfechtung braucht keine Gründe. „Ich fechte die Kündigung vom ... an“ (impugno il licenziamento del ...) und Ihr Name genügen.',
    risk: 'Sie müssen trotzdem innerhalb von 180 Tagen handeln.',
    notWhen: 'Nicht mit einer einfachen E-Mail.',
  },
  'it.work.element-reasons': {
    name: 'Die Gründe',
    says: 'Der Brief muss die Gründe nennen.',
    ifMissing: 'Sagen Sie es Ihrem Anwalt: Ein Brief ohne Gründe ist nicht gültig.',
  },
}
