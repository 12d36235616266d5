/** The Japanese words of the rows in ../enquiry-disability-pension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISABILITY_PENSION_JA: Words = {
  'de.ask-pension.refused': {
    says: '1か月以内に異議（Widerspruch）を出してください。無料で、理由は後でも構いません。鑑定書を求め、主治医に意見を書いてもらってください。一日6時間未満しか働けないなら半額、3時間未満なら全額の年金になりえます。',
  },
}
