/** The Japanese words of the Netherlands: penal orders. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDERS_JA: Words = {
  'nl.order.want': {
    says: '検察官（officier van justitie）が、裁判官なしで罰を決めました（strafbeschikking）。断ることができます。',
  },
  'nl.order.deadline': {
    says: '異議（verzet）は、知ってから14日以内です。郵便の小さい罰金では、6週間のこともあります。安全のため、手紙から14日を数えてください。',
    action: '刑事の命令に異議（verzet）を出す',
    consequence: '罰が残り、あなたの記録に載ることがあります。',
  },
  'nl.order.right-judge': {
    says: '期限内に異議を出せば、裁判官が事件を新しく見ます。先に払わないでください。払うと、この権利を失うことがあります。',
  },
  'nl.order.warn-record': {
    says: 'これは刑事の法律で、あなたの記録に載ることがあります。払う前に、記録と弁護士を求めてください。',
  },
  'nl.order.who': {
    says: '検察（Openbaar Ministerie）が出し、CJIBがお金を集めます。',
  },
  'nl.order.not-yet': {
    says: '異議の期間の間と、期限内に異議を出した後は、罰は行われません。',
  },
  'nl.order.step-object': {
    says: '同意できないなら、書いてある住所に、写しを付けて手紙（verzetschrift）を送るか、検察の窓口に行ってください。払わないでください。',
  },
  'nl.order.option-object': {
    says: '異議を出すことと理由を伝えます。',
    title: '異議（verzet）を出す',
    cost: '無料。',
    time: '14日。',
    risk: '裁判官がもっと重い罰を決めることがあります。',
    bestFor: 'していない、または重すぎるとき。',
  },
  'nl.fine.right-judge': {
    says: '検察官が断ったら、6週間以内に裁判官に行けます。大きい罰金では、先に保証として払い込むか、払えないことを示す必要があります。',
  },
  'nl.fine.right-speed': {
    says: '制限は、道路からか、はっきりした標識から分かる必要があります。測った速さは、あなたに有利に少し減らされます。両方の数字を求めてください。',
  },
}
