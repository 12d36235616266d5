/** Questions about child support that is not paid: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_UNPAID_DE: Words = {
  'ch.ask.maintenance-unpaid': {
    says: 'Gehen Sie mit Urteil oder Vertrag zur Alimentenhilfe Ihrer Gemeinde oder Ihres Kantons. Sie hilft gratis beim Einziehen und kann Geld für das Kind bevorschussen; wie viel, hängt vom Kanton ab. Fragen Sie bald, denn rückwirkend gibt es selten Vorschuss. Sie können auch betreiben oder das Gericht bitten, dass der Arbeitgeber direkt an Sie zahlt. Noch kein Urteil? KESB oder Gericht legen den Betrag fest.',
  },
  'ch.ask.maintenance-cannot-pay': {
    says: 'Hören Sie nicht einfach auf: Urteil oder Vertrag gelten, bis sie geändert sind, und offene Monate können betrieben werden. Schreiben Sie dem anderen heute. Sind Sie sich einig, können KESB oder Gericht einen neuen Betrag genehmigen. Wenn nicht, klagen Sie auf Herabsetzung. Die Änderung muss erheblich und dauernd sein, etwa lange ohne Stelle. Sie zählt meist erst ab dem Antrag. Zahlen Sie, was Sie können.',
  },
}
