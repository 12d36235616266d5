/** A letter that accuses a worker of a fault and asks for an answer (contestazione disciplinare): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINARY_CHARGE_JA: Words = {
  'it.work.want-charge': {
    says: 'この手紙は、あなたの落ち度を指摘し、言い分を求めています。まだ解雇ではありません。',
  },
  'it.work.deadline-reply': {
    says: '言い分を出すまで、指摘を受け取った日から少なくとも5日あります。労働協約（CCNL）でもっと長いことがあります。',
    action: '答え（giustificazioni）を送る、または話を聞くよう求める',
    consequence: '会社は、あなたの言い分なしで決められます。',
  },
  'it.work.right-hear': {
    says: '労働組合の人といっしょに話を聞いてもらえます。5日より前に処分はできません。',
  },
  'it.work.step-answer': {
    says: '5日以内に、言い分を落ち着いて書くか、話を聞くよう求めてください。労働組合が手伝えます。',
  },
  'it.work.option-defend': {
    title: '言い分を出す',
    says: '指摘に書面で答えるか、労働組合といっしょに話を聞くよう求めます。',
    cost: '無料。',
    time: '5日。',
    risk: '書いたことが後で使われることがあります。',
    bestFor: '指摘を受けたが、まだ解雇ではないとき。',
  },
  'it.work.insight-late-charge': {
    says: '指摘は、事実の後すぐに来て、具体的でなければなりません。',
    actionable: '会社がいつ知ったかを書きとめてください。',
  },
  'it.work.insight-absence': {
    says: '理由なく、労働協約の日数（15日を超えることが多い）より長く休むと、辞めたとみなされることがあります。そのときNASpIはありません。',
    actionable: 'なぜ休んだかを、すぐに書いてください。',
  },
  'it.work.right-charge-fits': {
    says: '処分は落ち度に見合う必要があります。罰金は給料4時間分まで、出勤停止は10日までです。20日以内に争えます。',
  },
}
