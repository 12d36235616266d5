/** Questions about a parent who moves away with the child: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_JA: Words = {
  'be.ask.move-child': {
    says: '子の住む所は両親か家庭裁判所が決めます。居所の判決は拘束力があり、書面の同意か新しい判決なしに子と遠くへ引っ越せません。反対だとすぐ書いてください。書記課への手紙で事件は再開し、急ぎなら早く進みます。子の利益で判断し、交通費も分けます。国外のおそれがあればChild Focus（116 000）へ。',
  },
  'be.ask.equal-stay': {
    says: '話し合いがまとまらなければ家庭裁判所が決めます。半分ずつの滞在を求めると、裁判所はまずそれを検討します。子どもにとって別の形がよければ、理由を示して別に決められます。年齢、家の距離、学校、親どうしの話し方を見ます。12歳からは子どもも意見を聞かれます。まず調停（médiation）を。申立書（requête）だけでよく、弁護士なしでもできます。無料の援助もあります。',
  },
}
