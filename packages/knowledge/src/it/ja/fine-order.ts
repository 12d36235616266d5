/** The Japanese words of Italy: orders on fines. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_ORDER_JA: Words = {
  'it.fine-order.rights': {
    says: '払う、分割を頼む、または30日以内に裁判官に異議を出せます。',
  },
  'it.fine-order.reality': {
    says: '役所が決めました。裁判官は、まだ命令を取り消すか、額を下げられます。',
  },
  'it.fine-order.right-late': {
    says: '日付を確かめてください。Prefettoは期限内に決める必要があります。ほとんどの場合、異議から180日か210日です。その後は、異議が認められたことになります。',
  },
  'it.fine-order.option-judge': {
    says: 'その出来事の場所の治安判事（giudice di pace）に、命令と証拠を付けて出します。支払いを止めるよう求めます。',
    title: '裁判官に異議を出す',
    cost: '€43からの手数料。弁護士はいりません。',
    time: '送達から30日。',
    risk: '裁判官が止めない限り、命令は取り立てられます。',
    bestFor: '命令が遅い、理由がない、または事実がちがうとき。',
  },
  'it.fine-order.option-parts': {
    says: '署名した役所に書き、お金が足りないことを示します。',
    title: '分割を頼む',
    cost: 'その額を、毎月に分けて払います。',
    time: '30日以内に頼みます。',
    risk: '1回抜けると、全部をすぐに払うことになります。',
    bestFor: '命令が正しく、お金が足りないとき。',
  },
}
