/** Claims before a court: the summons, the hearing and help. An order to pay is apart: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_JA: Words = {
  'fr.claim.want-summons': {
    says: 'だれかが、あなたの負けとするよう裁判所に求めています。この書類は、あなたを審理に呼んでいます。',
  },
  'fr.claim.who': {
    says: 'これは裁判所のことです。執行官（commissaire de justice）がこのような書類を届けますが、決めるのではありません。',
  },
  'fr.claim.reality-summons': {
    says: 'まだ何も決まっていません。あなたが来るか、だれかが代わりに話せば、あなたの側も聞いてもらえます。',
  },
  'fr.claim.not-yet-summons': {
    says: '判決の前は、物を売ったり給料から取ったりはできません。裁判官の許しがあるか、家賃の未払いなら、口座や物を動かせなくすることはできます。',
  },
  'fr.claim.rights-summary': {
    says: '異議を出し、証拠を出し、支払いの時間を求め、裁判の援助を受けられます。',
  },
  'fr.claim.know-time': {
    says: '裁判官は、借金を最長2年に分け、利息を下げられます。家計の証拠をつけて求めてください。',
    learnMore: '給料明細、給付の手紙、家賃、請求書を持って行ってください。',
  },
  'fr.claim.right-papers': {
    says: '請求のもとになる証拠を見る権利があります。',
  },
  'fr.claim.right-heard': {
    says: '話を聞いてもらい、すべての証拠を早めに見て、準備のために新しい日を求める権利があります。',
  },
  'fr.claim.right-lawyer': {
    says: '小さい事件（€10,000まで）と家賃の事件では、弁護士はいりません。一人で、またはパートナーか近い親族と来てもかまいません。',
  },
  'fr.claim.right-aid': {
    says: '収入が少なければ、国が弁護士と費用を払います（aide juridictionnelle）。',
  },
  'fr.claim.right-time': {
    says: '支払いのために最長2年を裁判官に求める権利があります。',
  },
  'fr.claim.option-hearing': {
    says: '証拠を持って行き、やさしい言葉であなたの側を話します。',
    title: '審理に行って話す',
    cost: '弁護士なしなら、何もかかりません。',
    time: '半日。',
    risk: '行かないと、裁判官はあなたなしで決めます。',
    bestFor: '審理の日があるすべての人。',
  },
  'fr.claim.option-time': {
    says: '裁判官か相手に、最長2年の毎月の金額を求めます。',
    title: '支払いの時間を求める',
    cost: '出せる金額。',
    time: '審理、または手紙1通。',
    risk: '1回払わないと、計画が終わることがあります。',
    bestFor: '払う義務があるが、すぐに払えないとき。',
  },
  'fr.claim.option-help': {
    says: '裁判所かjustice.frで法律扶助を申し込みます。',
    title: '国が払う弁護士を頼む',
    cost: '収入により、無料か一部。',
    time: '今求めてください。答えには何週間かかかります。',
    risk: 'ありません。',
    bestFor: '収入が少ない、または事件が難しいとき。',
  },
  'fr.claim.option-pay': {
    says: 'すべて正しければ、債権者か執行官に払い、証拠を残します。',
    title: '正しい分を払う',
    cost: '借金、利息、書類の費用。',
    time: '1日。',
    risk: '証拠を残せば、ありません。',
    bestFor: '払う義務があり、お金があるとき。',
  },
  'fr.claim.warn-do-not-ignore': {
    says: 'この書類を無視しないでください。期日の後は、結果を変えるのがとても難しいです。',
  },
  'fr.claim.insight-old': {
    says: '消費者のローンでは、貸し手は、最初の未払いから2年以内に裁判所に行かなければなりません。それより後は遅すぎます。',
    actionable: '最初の未払いを探し、日付を比べてください。',
  },
  'fr.claim.deadline-counsel': {
    says: 'この事件では弁護士が必要です。呼出しから15日以内に、弁護士を決めなければなりません（constituer avocat）。',
    action: '弁護士に、あなたのために動いてもらう（constituer avocat）',
    consequence: '弁護士がいないと、裁判所はあなたの話を聞かずに決めることがあります。',
  },
  'fr.claim.warn-counsel': {
    says: '書類に、弁護士が必要とあります。すぐに裁判の援助を求めてください。期限内に求めれば、あなたは守られます。',
  },
  'fr.claim.right-costs': {
    says: '負けた人は、ふつう費用と、相手の弁護士のための金額を払います。裁判官は、あなたの収入に応じて、その金額を下げたり、なくしたりできます。',
  },
}
