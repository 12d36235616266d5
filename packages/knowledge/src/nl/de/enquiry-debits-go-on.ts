/** Questions about a firm that goes on debiting after the contract was ended: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBITS_GO_ON_DE: Words = {
  'nl.ask.debits-go-on': {
    says: 'Lassen Sie die Abbuchungen zurückholen: binnen acht Wochen geht das ohne Grund in der App Ihrer Bank. Sperren Sie die Firma dort. Ältere, die Sie nicht erlaubt haben, können Sie 13 Monate lang zurückfordern. Schreiben Sie der Firma den Tag der Kündigung, den Beleg, und dass der Vertrag höchstens einen Monat später endete. Zahlen Sie nur, was bis dahin offen war. Bestreiten Sie ein Inkasso und gehen Sie zur Geschillencommissie.',
  },
}
