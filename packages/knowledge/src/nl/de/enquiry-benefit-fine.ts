/** Questions about a fine of an office that pays benefits: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_FINE_DE: Words = {
  'nl.ask.benefit-fine': {
    says: 'Widersprechen Sie binnen sechs Wochen, kostenlos, der Buße und der Rückforderung. Das sind zwei Entscheidungen. Die Buße muss zu Ihrer Schuld und Ihrem Geld passen. Ohne Schuld gibt es keine. Sagen Sie mit Belegen, was Sie wann gemeldet haben. Zu viel Gezahltes geht meist zurück, in Raten nach Ihrem Einkommen.',
  },
}
