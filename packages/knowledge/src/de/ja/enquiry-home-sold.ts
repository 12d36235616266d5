/** The Japanese words of the rows in ../enquiry-home-sold.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_JA: Words = {
  'de.ask-home.sold': {
    says: '売られても、賃貸は終わりません。新しい持ち主が契約を受けつぎます。分譲に変わった後は、3年から10年、解約できない期間があります。',
  },
}
