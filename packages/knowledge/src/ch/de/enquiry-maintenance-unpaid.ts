/** Questions about child support that is not paid: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_UNPAID_DE: Words = {
  'ch.ask.maintenance-unpaid': {
    says: 'Gehen Sie mit Urteil oder Vertrag zur Alimentenhilfe Ihrer Gemeinde oder Ihres Kantons. Sie hilft gratis beim Einziehen und kann Geld für das Kind bevorschussen; wie viel, hängt vom Kanton ab. Fragen Sie bald, denn rückwirkend gibt es selten Vorschuss. Sie können auch betreiben oder das Gericht bitten, dass der Arbeitgeber direkt an Sie zahlt. Noch kein Urteil? KESB oder Gericht legen den Betrag fest.',
  },
}
