/** Questions about a person who stood surety for the debt of another: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_DE: Words = {
  'de.ask-debt.surety': {
    says: 'Eine Bürgschaft gilt nur, wenn Sie sie von Hand auf Papier unterschrieben haben, und nur bis zur Summe darin. Verlangen Sie von der Bank dieses Papier und eine Abrechnung. War sie von Anfang an viel zu hoch für Ihr Einkommen, für Ehepartner, Partner, Eltern oder Kind? Dann ist sie meist nichtig. Gilt sie, bitten Sie um kleine Raten und holen Sie sich das Gezahlte vom Freund. Gehen Sie vorher zur Schuldnerberatung.',
    dependsOn: 'was Sie unterschrieben haben und ob es viel zu viel für Sie war',
  },
}
