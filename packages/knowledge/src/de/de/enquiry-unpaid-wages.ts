/** The German words of the rows in ../enquiry-unpaid-wages.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_DE: Words = {
  'de.ask-wages.right-broke': {
    says: 'Geht die Firma pleite, zahlt die Agentur für Arbeit bis zu drei Monate offenen Lohn (Insolvenzgeld). Stellen Sie den Antrag binnen zwei Monaten.',
  },
  'de.ask-wages.right-minimum': {
    says: 'Eine kurze Ausschlussfrist im Vertrag kann Ihnen den Mindestlohn nicht nehmen. Den Rest fordern Sie jetzt schriftlich.',
  },
  'de.ask-wages.right-hold-back': {
    says: 'Ist ein großer Teil Ihres Lohns offen, dürfen Sie Ihre Arbeit zurückhalten, bis er kommt. Lassen Sie sich vorher beraten und kündigen Sie es schriftlich an.',
  },
}
