/** The Japanese words of the rows in ../adult-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADULT_PROTECTION_JA: Words = {
  'fr.protect.want': {
    says: '裁判官に、あなたを助けたり代わりに行う人が必要か(curatelle, tutelle)の判断が求められています。訴えられたのではありません。',
  },
  'fr.protect.right-needed': {
    says: '検察官名簿の医師の診断書と必要性が要ります。委任状、配偶者、自分の事前契約(mandat)が先です。必要以上にはできません。',
  },
  'fr.protect.right-heard': {
    says: '裁判官はあなたの話を聞く義務があり、弁護士か選んだ人を同伴できます。誰がよいか言ってください。家族が優先です。',
  },
  'fr.protect.right-appeal': {
    says: '15日以内に、弁護士なしで裁判所への手紙で控訴できます。終了や緩和はいつでも求められます。',
  },
  'fr.protect.step': {
    says: '当日までに自分でできることと助けてくれる人を書き、お金の書類を持参します。記録の閲覧も頼めます。',
  },
}
