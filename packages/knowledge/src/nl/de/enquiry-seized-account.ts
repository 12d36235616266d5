/** The German words of the rows in ../enquiry-seized-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZED_ACCOUNT_DE: Words = {
  'nl.ask.bank-seized': {
    says: 'Auf Ihrem Konto muss ein fester Betrag frei bleiben, je nach Familie und Wohnlage. Fragen Sie Bank und Gerichtsvollzieher, welchen Betrag sie frei ließen. Bleibt zu wenig zum Leben, schicken Sie Nachweise über Ihr Einkommen. Bitten Sie den Gerichtsvollzieher um Korrektur. Geld, das später eingeht, trifft diese Pfändung nicht. Kein Geld für Essen? Fragen Sie heute Ihre Gemeinde.',
  },
}
