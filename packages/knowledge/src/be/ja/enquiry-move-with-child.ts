/** Questions about a parent who moves away with the child: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_JA: Words = {
  'be.ask.move-child': {
    says: '子の住む所は両親か家庭裁判所が決めます。居所の判決は拘束力があり、書面の同意か新しい判決なしに子と遠くへ引っ越せません。反対だとすぐ書いてください。書記課への手紙で事件は再開し、急ぎなら早く進みます。子の利益で判断し、交通費も分けます。国外のおそれがあればChild Focus（116 000）へ。',
  },
}
