/** Fragen zur Arbeit, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_DE: Words = {
  'nl.ask.trial': {
    says: 'In einer gültigen Probezeit kann die Stelle sofort enden. Aber nicht, weil Sie krank oder schwanger sind oder aus einem anderen verbotenen Grund. In einem Vertrag bis sechs Monate zählt keine Probezeit.',
  },
  'nl.ask.contract-ends': {
    says: 'Er endet am Datum ohne Erlaubnis. Man muss es Ihnen einen Monat vorher schriftlich sagen, wenn er mindestens sechs Monate lief. Meist haben Sie Recht auf die Übergangszahlung. Beantragen Sie WW binnen einer Woche.',
  },
  'nl.ask.sick-pay': {
    says: 'Der Arbeitgeber muss bis zu zwei Jahre mindestens 70 % vom Lohn zahlen, solange Sie krank sind. Endet der Vertrag, kann UWV zahlen (Ziektewet). Melden Sie sich rechtzeitig krank und helfen Sie bei der Rückkehr mit.',
  },
  'nl.ask.own-notice': {
    says: 'Wenn Sie selbst gehen, ist die Frist ein Monat, wenn der Vertrag nicht mehr sagt. Schreiben Sie es und behalten Sie eine Kopie. Denken Sie vorher nach: Sie können das Recht auf WW verlieren.',
  },
  'nl.ask.wage-deductions': {
    says: 'Solange Sie dort arbeiten, darf der Arbeitgeber nur abziehen, was das Gesetz nennt, etwa ein schriftlich vereinbartes Darlehen. Der Mindestlohn muss bleiben. Fragen Sie schriftlich nach dem Grund und fordern Sie den Rest.',
  },
  'nl.ask.transition-pay': {
    says: 'Meist bekommen Sie ein Drittel Monatslohn je Jahr, ab dem ersten Tag. Nicht, wenn Sie selbst gehen, anderes vereinbaren oder schwere Schuld haben. Fordern Sie es binnen drei Monaten nach dem Ende.',
    dependsOn: 'wer die Stelle beendet hat und warum',
  },
  'nl.ask.holidays-left': {
    says: 'Endet die Stelle, muss der Arbeitgeber die übrigen Tage auszahlen. Sonst verfallen die gesetzlichen Tage sechs Monate nach dem Jahr, aber nur, wenn Sie sie wirklich nehmen konnten.',
  },
  'nl.ask.fired-on-spot': {
    says: 'Schreiben Sie sofort, dass Sie nicht einverstanden und arbeitsbereit sind. Der Chef braucht einen dringenden Grund und muss ihn sofort nennen. Verlangen Sie binnen zwei Monaten beim Richter die Aufhebung oder Geld. Beantragen Sie bei UWV auch WW.',
  },
  'nl.ask.parental-leave': {
    says: 'Ihr Arbeitgeber darf es nicht ablehnen. Sie haben je Kind unter acht das 26-Fache Ihrer Wochenstunden. UWV zahlt einen Teil von neun Wochen, wenn Sie sie im ersten Jahr nehmen. Beantragen Sie es schriftlich zwei Monate vorher.',
  },
  'nl.ask.ww': {
    dependsOn: 'Ihre Arbeitswochen und der Grund des Endes',
    says: 'Meist erhalten Sie WW, wenn Sie in 26 der letzten 36 Wochen gearbeitet und die Stelle nicht durch eigene Schuld verloren haben. Beantragen Sie es bei UWV binnen einer Woche nach dem letzten Tag. Stimmen Sie ohne Rat keinem früheren Ende zu.',
  },
  'nl.ask.pregnant': {
    says: 'In der Schwangerschaft und sechs Wochen nach dem Urlaub darf der Arbeitgeber nicht kündigen. Eine Befristung darf enden, aber nicht, weil Sie schwanger sind: Das ist Diskriminierung. Fragen Sie schriftlich nach dem Grund und gehen Sie binnen zwei Monaten zum Richter.',
  },
  'nl.ask.sign-settlement': {
    says: 'Sie müssen nicht unterschreiben. Bitten Sie um Zeit und das Angebot auf Papier. Für WW muss darin stehen, dass der Arbeitgeber das Ende will, ohne Ihre Schuld, mit der Kündigungsfrist. Nach der Unterschrift haben Sie 14 Tage zum Rücktritt.',
  },
  'nl.ask.leave-refused': {
    dependsOn: 'der genannte Grund',
    says: 'Beantragen Sie ihn schriftlich. Der Arbeitgeber muss Ihrem Wunsch folgen, außer bei wichtigen Gründen, und das binnen zwei Wochen schriftlich sagen. Schweigt er, gelten Ihre Daten. Sie müssen zwei Wochen am Stück nehmen können, oder zweimal eine.',
  },
  'nl.ask.roster-changed': {
    dependsOn: 'Ihr Vertrag und Tarifvertrag',
    says: 'Der Arbeitgeber muss Ihren Arbeitsplan 28 Tage vorher mitteilen, außer der Tarifvertrag sagt anderes. Geht das nicht, müssen die Stunden vier Tage vorher feststehen. Vereinbarte Stunden zu ändern braucht Ihr Ja oder einen wichtigen Grund.',
  },
  'nl.ask.work-warning': {
    says: 'Eine Warnung ist keine Kündigung. Antworten Sie binnen einer Woche schriftlich: was stimmt, was nicht und warum. Verlangen Sie, dass die Antwort in die Akte kommt. Unterschreiben Sie nur für den Empfang.',
  },
  'nl.ask.redundancy': {
    says: 'Ihr Arbeitgeber braucht zuerst die Erlaubnis des UWV, muss eine feste Reihenfolge einhalten und andere Arbeit suchen. Sie können dem UWV binnen zwei Wochen antworten. Am Ende gibt es die Übergangszahlung. Unterschreiben Sie nichts ohne Rat.',
  },
  'nl.ask.zero-hours': {
    says: 'Nach drei Monaten gelten Ihre mittleren Stunden als vereinbart, und Sie können Lohn dafür fordern. Nach zwölf Monaten muss der Arbeitgeber feste Stunden anbieten. Der Ruf muss vier Tage vorher kommen. Schreiben Sie Ihre Stunden auf.',
  },
}
