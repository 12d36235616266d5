/** Questions about a summons for prison over an unpaid instalment order: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMITTAL_JA: Words = {
  'ie.ask.committal': {
    says: 'その日は必ず出廷してください。払えない人は収監されません。裁判官は、払えたのに払わなかったと確信しなければなりません。法律扶助（legal aid）を求める権利があります。収入と支出の書類を持ち、分割額の減額を頼みます。欠席すると逮捕されることがあります。高利貸しから借りないでください。MABSは無料：0818 07 2000。',
  },
}
