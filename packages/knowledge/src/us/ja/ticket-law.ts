/** The Japanese words of the rows in ../ticket-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKET_LAW_JA: Words = {
  'us.ticket.right-due-process': {
    says: '市や州は、罰金が確定する前に、あなたに知らせ、話を聞かなければなりません。',
  },
  'us.ticket.right-not-excessive': {
    says: 'したことに比べて高すぎる罰金は禁じられています。州や市も同じです。',
  },
  'us.ticket.ask-step-date': {
    says: '書類の最後の日を探し、その前に動いてください。過ぎると手数料が増えることがあります。',
  },
  'us.ticket.ask-step-proof': {
    says: '証拠を集めてください。標識の写真、領収書、だれが車を使っていたかを示す書類です。',
  },
  'us.ticket.ask-step-real': {
    says: '本物か確かめてください。市、裁判所、機関を自分で調べます。メッセージのリンクは使わないでください。',
  },
  'us.ticket.ask-option-contest': {
    says: '書類にある方法で、審理か見直しを求めます。',
    title: '争う',
    cost: 'ほとんどの場所で無料',
    time: '書類の日まで',
    risk: '早期の割引を失うことがあります。',
    bestFor: 'まちがい、または別の人が車を使っていた場合。',
  },
  'us.ticket.ask-option-plan': {
    says: '分割か、収入が低いなら減額を求めます。',
    title: '分割を求める',
    cost: '毎月その一部',
    time: '書類の日より前',
    risk: 'なし。',
    bestFor: '一度に払えない場合。',
  },
}
