/** The Japanese words of the rows in ../non-compete.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NON_COMPETE_JA: Words = {
  'fr.noncompete.want': {
    says: '前の雇い主が、契約の条項(non-concurrence)で新しい仕事が禁じられていると言っています。',
  },
  'fr.noncompete.right-valid': {
    says: 'この条項は、正当な利益、期間と場所の限定、仕事の余地、毎月の支払いがある場合だけ有効です。支払いがなければ無効です。',
  },
  'fr.noncompete.right-sum': {
    says: '高すぎる違約金は裁判官が職権でも減らせます。相手が払うべきものを払わなければ、あなたは自由です。',
  },
  'fr.noncompete.right-let-go': {
    says: '放棄できるのは契約や労働協約の期間内、遅くとも退職時までです。その後も支払い義務が残ります。',
  },
  'fr.noncompete.step': {
    says: '条項の期間、場所、職種、支払いを読んでください。期限内に書面で答え、辞める前に組合か弁護士に相談します。prud’hommesが判断します。',
  },
}
