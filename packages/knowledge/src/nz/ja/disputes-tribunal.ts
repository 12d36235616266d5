/** The Japanese words of the rows in ../disputes-tribunal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISPUTES_TRIBUNAL_JA: Words = {
  'nz.tribunal.rights': {
    says: '審理に行き、自分の話をし、証拠を出せます。弁護士は参加せず、答弁書も要りません。',
  },
  'nz.tribunal.right-rehearing': {
    says: '正当な理由で行けないまま命令が出たら、再審理(rehearing)を求めます。20営業日以内で、無料です。',
  },
  'nz.tribunal.right-counter': {
    says: '相手もあなたに借りがあれば、同じ審理で請求できます。その日よりかなり前に審判所へ出します。',
  },
  'nz.tribunal.step-go': {
    says: '日時と場所を書きとめ、行ってください。行けないときは、その前に別の日か電話での審理を頼みます。',
  },
  'nz.tribunal.option-go': {
    title: '審判員に自分の話をする',
    cost: 'あなたは無料です。',
    time: '審理の日です。',
    risk: '負けると、命じられた額を払います。',
    bestFor: '借りがない、または一部だけの人。',
    says: '書類、写真、証人とともに行きます。審判員(referee)はまず話し合いを試みます。',
  },
  'nz.tribunal.option-settle': {
    title: '審理の前に話をつける',
    cost: '合意した額です。',
    time: '審理の前です。',
    risk: '署名した合意がなければ審理に行きます。',
    bestFor: '借りはあるが一度に払えない人。',
    says: '書面で金額か分割払いを申し出ます。',
  },
  'nz.tribunal.warn-absent': {
    says: '来ないと、審判員はあなた抜きで決められます。',
  },
}
