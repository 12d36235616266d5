/** Questions about the fee of a management company: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGEMENT_FEE_JA: Words = {
  'ie.ask.management-fee': {
    says: '場合によります。所有者が承認した予算と会計を見せるよう求めてください。払う義務があるなら、裁判になる前に分割を頼みます。',
    dependsOn: '予算が承認されたか',
  },
}
