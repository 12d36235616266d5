/** The Japanese words of the rows in ../enquiry-tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BILL_JA: Words = {
  'nl.ask.tax-plan': {
    says: '最後の日までに、税務署に分割払いを頼んでください。ネット、電話、書式のどれでもできます。収入と貯金が少なければ、免除（kwijtschelding）を頼んでください。金額が違うときは6週間以内に異議を出し、その分の猶予を求めてください。放っておかないでください。dwangbevelがあると、税務署は先に裁判官を通さずに給料やお金を差し押さえられます。',
  },
}
