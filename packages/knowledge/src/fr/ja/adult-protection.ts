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
    says: '害になると医師が言わない限り、裁判官は原則としてあなたの話を聞かなければなりません。弁護士は同席できます。ほかの人の同席は裁判官に頼んでください。誰がよいか言ってください。家族は他人より優先です。',
  },
  'fr.protect.right-appeal': {
    says: '決定を受け取ってから15日以内に、その裁判所への書留で、弁護士なしで不服を申し立てられます。医師の証明書をつけて、いつでも終了や緩和を求められます。',
  },
  'fr.protect.step': {
    says: '当日までに自分でできることと助けてくれる人を書き、お金の書類を持参します。記録の閲覧も頼めます。',
  },
}
