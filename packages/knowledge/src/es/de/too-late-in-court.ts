/** What can still be done when the time in a paper of a court is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_DE: Words = {
  'es.late.order-want': {
    says: 'Ein Gericht verlangte Zahlung oder Antwort (monitorio). Ab dem Datum des Papiers gezählt ist die Zeit dafür vorbei.',
  },
  'es.late.order-reality': {
    says: 'Der Gläubiger darf das Gericht jetzt um Pfändung von Lohn oder Konto bitten. Auch dagegen können Sie sich wehren, aber mit weniger Gründen.',
  },
  'es.late.order-step': {
    says: 'Rufen Sie heute das Gericht mit der Fallnummer an. Fragen Sie, wann zugestellt wurde. Vor weniger als 20 Werktagen? Senden Sie jetzt die Oposición. Später? Fragen Sie, ob vollstreckt wird (ejecución).',
  },
  'es.late.order-option': {
    says: 'Kommt der Beschluss zur Vollstreckung (despacho de ejecución), wehren Sie sich: bezahlt, Einigung, zu spät, oder unfaire Klauseln, die kein Gericht prüfte.',
    title: 'Sich gegen die Vollstreckung wehren',
    cost: 'Über 2.000 € Anwalt und Prozessvertreter. Prozesskostenhilfe kann zahlen.',
    time: 'Zehn Werktage ab diesem Beschluss.',
    risk: 'Andere Gründe kommen meist zu spät. Wer verliert, trägt mehr Kosten.',
    bestFor: 'Sie haben bezahlt, sich geeinigt, oder der Vertrag hat unfaire Klauseln.',
  },
  'es.late.no-service': {
    says: 'Hat das Gericht Sie ohne Ihre Schuld nie erreicht? Verlangen Sie die Aufhebung (nulidad de actuaciones): binnen 20 Werktagen, seit Sie es wissen, und höchstens fünf Jahren.',
  },
  'es.late.claim-want': {
    says: 'Jemand hat Sie verklagt. Die Zeit für die Antwort ist wohl vorbei. Das Gericht kann ohne Sie weitermachen (rebeldía).',
  },
  'es.late.court-who': {
    says: 'Das schickten das Gericht und sein Letrado de la Administración de Justicia. Inzwischen kann es eine Entscheidung geben.',
  },
  'es.late.court-rights': {
    says: 'Sie dürfen fragen, was entschieden wurde, noch in das laufende Verfahren eintreten und mit wenig Geld einen kostenlosen Anwalt haben.',
  },
  'es.late.claim-reality': {
    says: 'Schweigen ist meist kein Zugeben: Sie müssen die Forderung noch beweisen. Sie können jederzeit eintreten, aber das Verfahren geht nicht zurück.',
  },
  'es.late.claim-step': {
    says: 'Rufen Sie heute das Gericht mit der Fallnummer an. Fragen Sie nach einem Urteil oder einer Verhandlung. Noch kein Urteil? Treten Sie sofort in das Verfahren ein.',
  },
  'es.late.reopen': {
    says: 'Ein Urteil ohne Sie muss Ihnen zugestellt werden. Legen Sie Berufung ein, wenn es geht. Wussten Sie nie vom Verfahren, verlangen Sie die Wiederaufnahme (rescisión).',
    title: 'Berufung oder Wiederaufnahme eines Urteils ohne Sie',
    cost: 'Ein Anwalt, außer mit Prozesskostenhilfe.',
    time: 'Berufung: 20 Werktage. Wiederaufnahme: 20 Tage ab persönlicher Zustellung, vier Monate bei Aushang, höchstens 16 Monate.',
    risk: 'Es stoppt die Vollstreckung nicht von selbst. Verlieren kostet mehr.',
    bestFor: 'Sie bekamen die Klage nie oder haben eine echte Verteidigung.',
  },
  'es.late.reopen-judgment': {
    says: 'Ein Urteil ohne Sie muss Ihnen zugestellt werden. Legen Sie Berufung ein, wenn es geht. Wussten Sie nie vom Verfahren, verlangen Sie die Wiederaufnahme (rescisión).',
    title: 'Berufung oder Wiederaufnahme eines Urteils ohne Sie',
    cost: 'Ein Anwalt, außer mit Prozesskostenhilfe.',
    time: 'Berufung: 20 Werktage. Wiederaufnahme: 20 Tage ab persönlicher Zustellung, vier Monate bei Aushang, höchstens 16 Monate.',
    risk: 'Es stoppt die Vollstreckung nicht von selbst. Verlieren kostet mehr.',
    bestFor: 'Sie bekamen die Klage nie oder haben eine echte Verteidigung.',
  },
  'es.late.court-limits': {
    says: 'Auch jetzt darf niemand Lohn oder Rente bis zum Mindestlohn (SMI) nehmen oder ohne Anordnung eines Gerichts in Ihre Wohnung.',
  },
  'es.late.judgment-want': {
    says: 'Das Gericht hat entschieden. Ab dem Datum des Papiers gezählt ist die Zeit für die Berufung vorbei. Es kann vollstreckt werden.',
  },
  'es.late.judgment-step': {
    says: 'Wann wurde es Ihnen zugestellt? Die 20 Werktage laufen ab diesem Tag. Vorbei? Bieten Sie der anderen Seite heute Raten an, bevor das Gericht pfändet.',
  },
  'es.late.court-seizure-step': {
    says: 'Rufen Sie heute das Gericht mit der Fallnummer an und fragen Sie, was gepfändet ist. Melden Sie sofort Lohn unter dem Mindestlohn. Bieten Sie dem Gläubiger eine feste Rate an.',
  },
  'es.late.public-seizure-step': {
    says: 'Rufen Sie heute das Amt an und fragen Sie, was gepfändet ist und was noch fehlt. Raten können Sie verlangen, bis es Ihnen den Verkauf des Gepfändeten mitteilt.',
  },
}
