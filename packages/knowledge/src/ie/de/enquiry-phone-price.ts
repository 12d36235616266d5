/** Questions about a price rise in a phone, broadband or television contract: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PHONE_PRICE_DE: Words = {
  'ie.ask.contract-price-up': {
    says: 'Ändert die Firma den Preis aus eigener Wahl, muss sie es einen Monat vorher sagen. Sie dürfen dann in dieser Zeit ohne Gebühr gehen. Anders, wenn Ihr Vertrag schon sagt, dass der Preis jedes Jahr steigt, etwa mit der Inflation. Fragen Sie schriftlich, wo das steht. Dann beschweren; ComReg hilft kostenlos: 01 804 9668.',
    dependsOn: 'ob der Vertrag die Erhöhung schon enthält',
  },
}
