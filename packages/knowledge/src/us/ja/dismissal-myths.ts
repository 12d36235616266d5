/** The Japanese words of the rows in ../dismissal-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_MYTHS_JA: Words = {
  'us.work.myth-notice': {
    says: 'ほとんどの州では、雇い主は前もって知らせる必要も、理由も要りません。契約、組合、大量解雇では変わることがあります。',
  },
  'us.work.myth-fired-unemployment': {
    says: '解雇されただけでは、失業給付を失いません。申請して、州の役所に決めてもらってください。',
  },
}
