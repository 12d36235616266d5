/** Deductions from a deposit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_JA: Words = {
  'gb.deposit.want': {
    says: '相手は敷金（deposit）の一部を取ろうとしています。あなたの同意か、保護機関や裁判所の決定が必要です。',
  },
  'gb.deposit.rights': {
    says: 'どの額も断れます。すると敷金の保護機関（deposit scheme）が無料で決め、争う分のお金は守られます。',
  },
  'gb.deposit.step-answer': {
    says: '期限までに答えてください。どの額にも、はいか、いいえと理由を言います。',
  },
  'gb.deposit.step-proof': {
    says: '入居時の記録、写真、請求書を求めてください。自分の写真、メッセージ、領収書も集めます。',
  },
  'gb.deposit.step-agreed': {
    says: 'だれも争わない分は、今払うよう求めてください。',
  },
  'gb.deposit.option-scheme': {
    says: '納得できない額を断り、書類で決めるよう保護機関に頼みます。',
    title: '敷金の無料の保護機関を使う',
    cost: '無料。',
    time: '数週間。',
    risk: '両方の同意が必要で、決定は最終です。',
    bestFor: '額が高い、または証拠がない方。',
  },
  'gb.deposit.option-deal': {
    says: '本当の傷みに見合う額を申し出て、残りを求めます。',
    title: '少ない額で合意する',
    cost: '合意した額。',
    time: '数日。',
    risk: '合意は取り消せません。',
    bestFor: '一部は本当の方。',
  },
}
