/** Questions about tax and health insurance debts that the town has seized for: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_SEIZURE_DE: Words = {
  'jp.ask.tax-account-seized': {
    says: 'Gehen Sie heute zum Amt; ein Gericht brauchte es nicht. Zeigen Sie Lohnzettel, Miete und Restgeld und bitten Sie schriftlich um Freigabe des Lebensbedarfs (差押解除) und um Raten. Wurde der ganze Lohn oder das Kindergeld am Tag des Eingangs genommen, sagen Sie: Solches Geld ist geschützt; Gerichte nannten das rechtswidrig. Eine Prüfung (審査請求) geht binnen drei Monaten. 法テラス hilft.',
  },
}
