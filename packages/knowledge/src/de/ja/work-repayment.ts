/** The Japanese words of the rows in ../work-repayment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_REPAYMENT_JA: Words = {
  'de.pay-back.want': {
    says: '雇い主が、まちがって払いすぎたので、返すよう言っています。',
  },
  'de.pay-back.reality': {
    says: 'これは役所の決定ではありません。ほかの請求と同じく、まちがいと金額を証明しなければなりません。',
  },
  'de.pay-back.right-spent': {
    says: '少ない金額で、正しいと信じて毎日の生活に使いましたか。それなら、返さなくてよいことがあります。まちがいを知っていたなら、だめです。',
  },
  'de.pay-back.right-pay': {
    says: '次の給料から全部は取れません。だれも差し押さえられない部分は、あなたに届かなければなりません。',
  },
  'de.pay-back.right-late': {
    says: '多くの契約では、このような請求は、雇い主のものも、3か月以上たつとなくなります。そうでなければ3年です。',
  },
  'de.pay-back.step': {
    says: '契約書と給料明細を比べてください。税の前と後で、金額がどう計算されたか、書面で聞きます。まだ何にも署名しないでください。',
  },
  'de.pay-back.option': {
    says: '正しいなら、毎月少しずつ払うと申し出ます。',
    title: '少額の分割払いを申し出る',
    cost: '無料。',
    time: '今週。',
    risk: '認めたとみなされることがあります。',
    bestFor: 'まちがいがはっきりしているとき。',
  },
  'de.training.want': {
    says: 'あなたがやめるので、雇い主が研修の費用を返すよう求めています。',
  },
  'de.training.reality': {
    says: 'このような条項の多くは効きません。そのときは、何も払う義務がありません。',
  },
  'de.training.right-term': {
    says: '条項は先に決められ、費用を書き、金額が毎月減らなければなりません。長く縛りすぎてはいけません。よく、1か月の研修で1年です。',
  },
  'de.training.right-reason': {
    says: 'やめる理由が何であっても払わせる条項は効きません。たとえば、会社が仕事を終わらせたときや、病気でもう働けないときも払わせるものです。',
  },
  'de.training.step': {
    says: 'まだ払わないでください。署名した紙を、労働組合か弁護士に持って行きます。',
  },
  'de.training.option': {
    says: '条項が効かないことと、その理由を書きます。',
    title: '請求を断る',
    cost: '無料。',
    time: '今週。',
    risk: '裁判所に行くことがあります。',
    bestFor: '条項が厳しい、またははっきりしないとき。',
  },
}
