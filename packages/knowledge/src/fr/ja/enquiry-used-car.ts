/** The Japanese words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_JA: Words = {
  'fr.ask-buy.used-car': {
    says: '店は法律の保証をします。個人の売り手には、隠れた欠陥の決まり（vice caché）を使います。見つけてから2年です。専門家の書面をもらってください。',
  },
}
