/** Questions about a student grant refused because of parents who pay nothing: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_GRANT_DE: Words = {
  'de.ask-benefit.student-parents': {
    says: 'Beantragen Sie beim BAföG-Amt schriftlich Vorausleistung (Formblatt 8). Es zahlt, was Ihre Eltern schulden, aber nicht geben, wenn sonst die Ausbildung gefährdet ist, und holt es sich von ihnen. Tun Sie es jetzt: Nach Ende des Bewilligungszeitraums ist es zu spät. Legen Sie auch binnen eines Monats Widerspruch ein. Eltern schulden Unterhalt für die erste Ausbildung. Fragen Sie auch die Sozialberatung des Studierendenwerks.',
  },
}
