/** The Japanese words of the rows in ../enquiry-guests-and-fallen-trees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUESTS_AND_FALLEN_TREES_JA: Words = {
  'us.fact.tree-fell': {
    says: 'まず自分の保険に連絡してください。家・塀・車庫はたいてい自分の保険、車は自動車保険で払われます。健康な木が嵐で倒れたのは、たいてい誰の責任でもありません。隣人が払うのは、枯れて危険に見え、それを知っていた場合だけです。片付ける前に写真を撮り、以前の警告を残してください。',
  },
  'us.fact.guest-wont-leave': {
    says: '鍵を替えたり荷物を外に出したりしないでください。違法な追い出しになることがあります。契約や家賃がなくても、住んでいる人にはたいてい書面の通知（多くは30日）が要ります。出なければ裁判所に立ち退きを申し立てます。怖いときは保護命令を求めるか911に電話してください。',
  },
}
