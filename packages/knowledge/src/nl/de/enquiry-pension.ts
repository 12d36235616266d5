/** Questions about pension premiums that are not paid in: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_DE: Words = {
  'nl.ask.pension-not-paid': {
    says: 'Ihr Arbeitgeber muss die Prämie, auch den Teil aus Ihrem Lohn, binnen einem Monat nach jedem Quartal an Fonds oder Versicherer zahlen. Fragen Sie den Fonds schriftlich, was ankam, und behalten Sie Lohnzettel. Beim Fonds Ihrer Branche wächst die Rente meist trotzdem. Ein Versicherer darf frühestens drei Monate nach seiner Mitteilung aufhören. Firma pleite? UWV übernimmt auf Antrag bis zu ein Jahr.',
  },
}
