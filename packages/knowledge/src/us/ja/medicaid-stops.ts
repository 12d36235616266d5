/** The Japanese words of the rows in ../medicaid-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAID_STOPS_JA: Words = {
  'us.stop.medicaid-want': {
    says: '州は、Medicaidが終わる、変わる、または断られたことと、その理由を伝えています。',
  },
  'us.stop.medicaid-reality': {
    says: '用紙が1枚足りないだけでMedicaidを失う人が多いです。直せることがよくあります。',
  },
  'us.stop.medicaid-right-hearing': {
    says: '公正な審理を受ける権利があります。最後の日は通知にあり、最大90日先です。',
  },
  'us.stop.medicaid-right-keep': {
    says: '終わる日の前に審理を求めれば、決定までMedicaidが続きます。',
  },
  'us.stop.medicaid-right-notice': {
    says: 'ほとんどの場合、通知はMedicaidが終わる少なくとも10日前に来なければなりません。',
  },
  'us.stop.medicaid-step': {
    says: '足りないものを送り、同じ日に審理を求めてください。Medicaidを続けてほしいと言います。',
  },
  'us.stop.medicaid-option': {
    says: '書面、オンライン、電話で求めます。その日の証拠を取っておきます。',
    title: '公正な審理を求める',
    cost: '無料',
    time: 'Medicaidを続けるには、終わる日の前',
    risk: '負けると、州が、続いた医療の費用を求めることがあります。',
    bestFor: 'まだ条件に合う、または用紙が足りなかっただけの場合。',
  },
}
