/** Questions about a price rise in a phone, broadband or television contract: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PHONE_PRICE_DE: Words = {
  'ie.ask.contract-price-up': {
    says: 'Ändert die Firma den Preis aus eigener Wahl, muss sie es einen Monat vorher sagen. Sie dürfen dann in dieser Zeit ohne Gebühr gehen. Sagt Ihr Vertrag schon, dass der Preis jedes Jahr steigt, etwa mit der Inflation, galt das nicht. Für 2026 war ein neues Gesetz geplant: fragen Sie ComReg kostenlos, 01 804 9668. Fragen Sie die Firma schriftlich, wo das steht.',
    dependsOn: 'ob der Vertrag die Erhöhung schon enthält',
  },
}
