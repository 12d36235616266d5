/** Court orders for payment (decreto ingiuntivo): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_JA: Words = {
  'it.claim.want-order': {
    says: 'これは裁判所の支払命令（decreto ingiuntivo）です。裁判官が見たのは債権者の書類だけで、あなたの言い分ではありません。',
  },
  'it.claim.no-seizure': {
    says: '「provvisoriamente esecutivo」（仮に執行できる）と書いていなければ、最初の40日は何も差し押さえできません。',
  },
  'it.claim.sixty-days': {
    says: '支払命令は、日付から60日以内に送達しなければなりません。そうでなければ、効力を失います。',
  },
  'it.claim.deadline-order': {
    says: '送達された日から40日です。ここでは安全のため、その日付から数えます。',
    action: '払う、または弁護士を通して反対（opposizione）する',
    consequence: '命令が確定し、給料、口座、物を差し押さえることができます。',
  },
  'it.claim.right-oppose': {
    says: '支払命令に反対する権利があります。そうすると普通の裁判が始まり、相手が借金を証明しなければなりません。',
  },
  'it.claim.right-stop': {
    says: '命令がすぐに執行できるなら、重大な理由で止めるよう、裁判官に求められます。',
  },
  'it.claim.right-late': {
    says: '送達が悪く、期限内に知らなかったなら、遅れて反対できます。すぐに弁護士に聞いてください。',
  },
  'it.claim.option-pay': {
    title: '期限内に払う',
    says: '40日以内に、命令にある額と費用を払い、証拠を残します。',
    cost: 'その額、利息、裁判官が決めた費用。',
    time: '最後の日の前。',
    risk: '小さいです。',
    bestFor: '全部払う義務があり、払えるとき。',
  },
  'it.claim.insight-silence': {
    says: '40日以内に反対しないと、命令は判決と同じ強さになります。',
    actionable: '最後の日よりずっと前に、弁護士に会ってください。',
  },
  'it.claim.tactic-partial': {
    says: '一部を払う義務があるなら、その部分を払い、残りに反対します。',
    risk: '争っていない部分の執行を、裁判官が認めることがあります。',
    notWhen: '借金の全部が古すぎるときは使わないでください。',
  },
  'it.claim.element-warning': {
    name: '40日の警告',
    says: '命令には、40日以内に反対でき、しなければ執行が続くと書く必要があります。',
    ifMissing: '警告が欠けていると、弁護士に伝えてください。',
  },
}
