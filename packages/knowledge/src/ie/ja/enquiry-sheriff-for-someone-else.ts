/** Questions of a person at whose home a sheriff looks for someone else: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_JA: Words = {
  'ie.ask.sheriff-other-person': {
    says: 'sheriffは借金をした本人の物を取りに来ます。成人した子、兄弟、前の借り手の借金を払う義務はないので、何も払わないでください。本人が同居していないことを、今日sheriffかcounty registrarと債権者に書面で伝え、請求書、領収書、口座の記録を付けます。取られたらすぐ書面で返還を求めます。裁判所が決めることもあります。本人がまだ借主や持ち主として住んでいれば、配偶者、子、親の物も取られ得ます。MABS：0818 07 2000。',
  },
}
