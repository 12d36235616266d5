/** Questions about a tax bill that cannot be paid in time: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_PLAN_JA: Words = {
  'gb.ask-tax.cannot-pay': {
    says: '払えなくても申告は期限内に出してください。その後、オンラインで分割（Time to Pay）を組めます。期限から60日以内、£30,000までです。電話は0300 200 3822。30日目に5%の罰金が付く前に組めば避けられます。利息はかかります。続けられる額だけ申し出て、手紙は無視しないでください。HMRCは差し押さえができます。',
  },
}
