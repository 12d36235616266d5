/** Questions about a high or guessed bill for power or gas: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_JA: Words = {
  'de.ask-energy.high-bill': {
    says: 'メーターを写真に撮り、請求書と比べて、書面で異議を伝えてください。推定による計算は限られた場合だけ認められ、正しい検針で訂正されます。基本供給では、明らかな誤りがあれば支払いを止められます。使用量が前の2倍を超え、メーターの検査を求めたときも同じです。それ以外は、争いのない分を払ってください。その後はSchlichtungsstelle Energieが無料で助けます。',
  },
}
