/** Questions about debts of a dead relative that are asked of the family: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_DEMAND_DE: Words = {
  'jp.ask.estate-demand': {
    says: 'Nein, wenn Sie das Erbe binnen drei Monaten, nachdem Sie vom Tod und Ihrem Erbe wissen, beim Familiengericht ausschlagen (相続放棄). Dann schulden Sie nichts. Bis dahin nichts zahlen, zusagen, nutzen, verkaufen oder ausräumen; das kann als Annahme gelten. Sagen Sie Geldgeber und Vermieter nur, dass Sie es prüfen. Reicht die Zeit nicht, bitten Sie das Gericht um mehr. Es kostet etwa 800 Yen. 法テラス hilft.',
  },
}
