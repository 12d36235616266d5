/** The Japanese words of the rows in ../enquiry-home-sold.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_JA: Words = {
  'nl.ask.home-sold': {
    says: '売られても、借りる契約は終わりません。買った人が新しい大家になります。サインも引っこしもいりません。書面の証拠が届いたら、新しい持ち主に家賃を払います。売るための解約には、書面で断ってください。',
  },
}
