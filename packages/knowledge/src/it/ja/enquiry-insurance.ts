/** Questions about insurers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'it.ask.insurance-no': {
    says: 'PECか書留で苦情を送ってください。45日の後か断られたら、€20で、オンラインで保険の仲裁機関（AAS）に行きます。2年の期限に注意してください。',
  },
  'it.ask.offer-too-low': {
    says: 'お金を一部として受け取り、残りを請求できます。修理の見積もりか医師の報告をつけ、「in acconto」とだけ認めると書いてください。断られたら保険の仲裁所があります。車の事故の後、2年あります。',
  },
}
