/** The Japanese words of the rows in ../tax-of-states-and-counties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_OF_STATES_AND_COUNTIES_JA: Words = {
  'us.state-tax.want': { says: '州、郡、または市が、税金の不足があると言っています。' },
  'us.state-tax.rights-summary': {
    says: '計算の方法を聞き、異議や不服を申し立て、分割を求められます。',
  },
  'us.state-tax.right-appeal': {
    says: '異議や不服を申し立てる権利があります。方法と最後の日は通知に書いてあります。',
  },
  'us.state-tax.step-date': {
    says: '異議の最後の日と、役所自身のサイトを探してください。迷うなら、手紙のリンクは使わないでください。',
  },
  'us.state-tax.step-check': {
    says: '申告と支払いに照らしてください。証拠の写しをつけて、書面で答えます。',
  },
  'us.state-tax.option-appeal': {
    says: '最後の日までに、反対することと理由を書きます。',
    title: '異議や不服を申し立てる',
    cost: 'ほとんどの州で無料',
    time: '通知の日まで',
    risk: '負けると、利息が続きます。',
    bestFor: '額がちがう、または自分の税でない場合。',
  },
  'us.state-tax.option-plan': {
    says: 'ほとんどの税務署は分割を認めます。役所自身のサイトか電話で求めます。',
    title: '分割を求める',
    cost: '毎月の一部と利息',
    time: '通知の日より前',
    risk: 'それでも担保権（lien）を登録されることがあります。',
    bestFor: '借りているが、一度に払えない場合。',
  },
}
