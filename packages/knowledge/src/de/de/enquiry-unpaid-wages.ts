/** The German words of the rows in ../enquiry-unpaid-wages.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_DE: Words = {
  'de.ask-wages.right-broke': {
    says: 'Geht die Firma pleite, zahlt die Agentur für Arbeit bis zu drei Monate offenen Lohn (Insolvenzgeld). Stellen Sie den Antrag binnen zwei Monaten.',
  },
  'de.ask-wages.right-minimum': {
    says: 'Eine kurze Ausschlussfrist im Vertrag kann Ihnen den Mindestlohn nicht nehmen. Den Rest fordern Sie jetzt schriftlich.',
  },
}
