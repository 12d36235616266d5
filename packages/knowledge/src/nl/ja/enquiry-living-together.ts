/** Questions about benefits and living together: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_TOGETHER_JA: Words = {
  'nl.ask.living-together': {
    says: '決定から6週間以内に異議を出してください。市は、ほとんど同じ家に住んでいることと、世話や費用を分け合っていることの両方を証明する必要があります。自分の賃貸契約、請求書、証言を示してください。生活できないときは、裁判官に急ぎの決定（voorlopige voorziening）を求められます。',
  },
}
