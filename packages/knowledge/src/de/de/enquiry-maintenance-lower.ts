/** Questions about maintenance that the payer can no longer pay: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_LOWER_DE: Words = {
  'de.ask-family.maintenance-lower': {
    says: 'Schreiben Sie heute dem anderen Elternteil und dem Jugendamt, mit Belegen zum neuen Einkommen, und bitten Sie um einen niedrigeren Betrag. Der Titel gilt, bis er geändert ist, also stellen Sie die Zahlung nicht einfach ein. Weigern sie sich, beantragen Sie beim Familiengericht die Abänderung. Sie zählt meist ab dem Monat nach Ihrer Bitte. Den Selbstbehalt dürfen Sie behalten, müssen aber Arbeit suchen und das belegen.',
  },
}
