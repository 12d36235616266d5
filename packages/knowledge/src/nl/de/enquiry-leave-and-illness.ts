/** Questions about illness and leave in a job: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AND_ILLNESS_DE: Words = {
  'nl.ask.sick-pay': {
    says: 'Ihr Arbeitgeber muss bei Krankheit mindestens 70 % zahlen, bis der Vertrag endet, höchstens zwei Jahre. Im ersten Jahr nicht weniger als den Mindestlohn. Er muss auch den Betriebsarzt einschalten. Fordern Sie den Lohn schriftlich mit Frist. Streit um die Krankheit? Fragen Sie das UWV nach einer zweiten Meinung. Endet der Vertrag, kann das UWV zahlen (Ziektewet).',
  },
  'nl.ask.parental-leave': {
    says: 'Ihr Arbeitgeber darf es nicht ablehnen. Sie haben je Kind unter acht das 26-Fache Ihrer Wochenstunden. UWV zahlt einen Teil von neun Wochen, wenn Sie sie im ersten Jahr nehmen. Beantragen Sie es schriftlich zwei Monate vorher.',
  },
  'nl.ask.leave-refused': {
    dependsOn: 'der genannte Grund',
    says: 'Beantragen Sie ihn schriftlich. Der Arbeitgeber muss Ihrem Wunsch folgen, außer bei wichtigen Gründen, und das binnen zwei Wochen schriftlich sagen. Schweigt er, gelten Ihre Daten. Sie müssen zwei Wochen am Stück nehmen können, oder zweimal eine.',
  },
}
