/** What can still be done when the time in a letter about a home, a job or a coming court case is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_JA: Words = {
  'fr.late.rent-want': {
    says: 'これは家賃の正式な支払命令（commandement de payer）です。期限は過ぎ、相手は契約の終了を裁判官に求められます。裁判官が契約を守ることもまだできます。',
  },
  'fr.late.rent-step': {
    says: '今月の家賃を今、全額払います。ADILに電話し、住宅基金（FSL）に頼みます。呼出しが来たら出席し、分割を求めます。',
  },
  'fr.late.rent-option': {
    says: '期日で、最長3年の分割と契約終了の停止を求めます。その前に今の家賃の支払いを再開します。',
    title: '住まいを守る分割を裁判官に求める',
    cost: '無料。',
    time: '確定判決で契約が終わる前。',
    risk: '分割を一度でも怠ると契約は終わります。',
    bestFor: '家賃と借りの一部を再び払えるとき。',
  },
  'fr.late.notice-step': {
    says: 'その日の後もまだ住んでいますか。退去を命じられるのは裁判官だけです。毎月払い続け、ADILに電話し、期日には出席します。',
  },
  'fr.late.job-reality': {
    says: '手紙から数えて、解雇を争う12か月は過ぎました。ほかの請求はもっと長く、給料は3年、嫌がらせや差別は5年です。',
  },
  'fr.late.job-step': {
    says: '未払いの給料・休暇・予告手当を今、書面で求めます。理由が病気、出身、組合、嫌がらせなら、今週、組合に相談します。',
  },
  'fr.late.demand-step': {
    says: '日が過ぎていても今日答えます。争うか、分割を提案します。書留や執行官の書面は必ず受け取ります。',
  },
}
