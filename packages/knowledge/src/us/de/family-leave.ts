/** The German words of the rows in ../family-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_LEAVE_DE: Words = {
  'us.leave.want': {
    says: 'Ihr Arbeitgeber lehnt Ihre Auszeit ab oder will zuerst ein besseres Formular von Ihrem Arzt.',
  },
  'us.leave.step': {
    says: 'Hat das Formular Lücken, muss die Firma schriftlich sagen, was fehlt, und Ihnen sieben Tage geben. Schicken Sie es und beschweren Sie sich bei der Wage and Hour Division.',
  },
}
