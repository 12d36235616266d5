/** The Japanese words of the rows in ../penal-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDER_JA: Words = {
  'de.penal-order.want': {
    says: '刑事の裁判所が、審理なしに、書面であなたに罰を科しています（Strafbefehl）。',
  },
  'de.penal-order.warning': {
    says: '2週間の後は、判決と同じになり、前科になることがあります。今すぐ、刑事の弁護士に電話してください。',
  },
  'de.penal-order.deadline': {
    says: '異議（Einspruch）を出すために、黄色い封筒にある日から2週間あります。',
    action: '命令を出した裁判所に異議（Einspruch）を送る',
    consequence: '罰は、判決のように確定します。',
  },
  'de.penal-order.right-object': {
    says: '理由なしに異議を出せます。その後、審理があります。1日あたりの金額（Tagessatz）だけに異議を出すこともできます。',
  },
  'de.penal-order.right-parts': {
    says: '正しいが一度には多すぎるなら、分割払いや、代わりに働くことを、検察官に求められます。',
  },
  'de.penal-order.step': {
    says: '封筒の日を書きとめてください。何か説明する前に、弁護士を通して記録を見ます。異議は後で取り下げられます。',
  },
  'de.penal-order.option': {
    says: '裁判所に、「異議を出します」、事件番号、日付、署名を書きます。',
    title: '罰の命令に異議を出す',
    cost: '送るのは無料。負けると費用',
    time: '2週間',
    risk: '審理の後、罰が重くなることがあります。',
    bestFor: 'あなたがしていない、または金額が収入に合わないとき。',
  },
}
