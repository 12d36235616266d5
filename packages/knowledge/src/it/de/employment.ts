/** Letters of employers that end a job: reasons, times, sums and papers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_WORDS: Words = {
  'it.work.want': {
    says: 'Ihr Arbeitgeber beendet Ihre Arbeit (licenziamento) und soll sagen, warum.',
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
  'it.work.right-writing': {
    says: 'Sie haben das Recht auf die Gründe, schriftlich und im selben Brief.',
  },
  'it.work.right-notice': {
    says: 'Sie haben das Recht auf die Kündigungsfrist Ihres Kollektivvertrags (CCNL) oder auf das Geld dafür. Nicht, wenn Ihnen wegen eines schweren Fehlers fristlos gekündigt wird (giusta causa).',
  },
  'it.work.right-tfr': {
    says: 'Sie bekommen Ihre Abfertigung (TFR), offenen Urlaub und einen Teil des 13. Monatslohns, egal aus welchem Grund.',
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
  'it.work.option-appeal': {
    title: 'Die Kündigung anfechten',
    says: 'Schicken Sie die Anfechtung (impugnazione) in 60 Tagen. Klagen Sie dann in 180 Tagen, oder gehen Sie zur Schlichtung.',
    cost: 'Ein Einschreiben. Dann eine Gewerkschaft, ein Anwalt oder staatliche Rechtshilfe (patrocinio a spese dello Stato).',
    time: '60 Tage, dann 180.',
    risk: 'Verlieren Sie vor Gericht, zahlen Sie vielleicht Kosten.',
    bestFor: 'Der Grund ist nicht wahr, nicht bewiesen oder unfair.',
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
  'it.work.right-home-worker': {
    says: 'Im Privathaushalt braucht eine Kündigung keinen Grund. Aber man schuldet Ihnen die Frist oder ihren Lohn, Resturlaub und TFR, auch als Colf oder Badante.',
  },
}
