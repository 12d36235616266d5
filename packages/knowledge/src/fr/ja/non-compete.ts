/** The Japanese words of the rows in ../non-compete.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NON_COMPETE_JA: Words = {
  'fr.noncompete.want': {
    says: '前の雇い主が、契約の条項(non-concurrence)で新しい仕事が禁じられていると言っています。',
  },
  'fr.noncompete.right-valid': {
    says: 'この条項は、本当の利益を守り、期間と場所に限りがあるときだけ有効です。あなたの職で働く道を残し、その分の支払いがなければなりません。支払いがなければ無効です。',
  },
  'fr.noncompete.right-sum': {
    says: '高すぎる違約金は、裁判官が自分の判断でも減らせます。あなたへの支払いがないのですか。書面で求めてください。それでも払わなければ、普通は縛られません。',
  },
  'fr.noncompete.right-let-go': {
    says: '放棄できるのは契約や労働協約の期間内、遅くとも退職時までです。その後も支払い義務が残ります。',
  },
  'fr.noncompete.step': {
    says: '条項の期間、場所、職種、支払いを読んでください。期限内に書面で答え、辞める前に組合か弁護士に相談します。prud’hommesが判断します。',
  },
}
