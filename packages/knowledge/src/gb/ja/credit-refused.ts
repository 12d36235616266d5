/** A refusal of credit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_JA: Words = {
  'gb.credit-refused.right-agency': {
    says: 'ローンやカードを信用情報機関の記録を理由に断ったなら、どの機関かを言わなければなりません。言われなければ28日以内に尋ねてください。機関はあなたの記録を見せ、誤りを直すか説明しなければなりません。',
  },
  'gb.credit-refused.right-person': {
    says: 'コンピューターだけが決めたのなら、理由を尋ね、自分の言い分を述べ、人にもう一度見てもらうよう求められます。',
  },
  'gb.credit-refused.answer': {
    says: '貸す義務は誰にもありません。ただしローンやカードを信用情報機関の記録を理由に断ったなら、そう伝え、機関の名前を言わなければなりません。言われなければ28日以内に尋ねてください。各機関から自分の記録を無料で取り寄せ、誤りを直してもらいます。コンピューターだけが決めたのなら、理由を尋ね、人による見直しを求められます。',
  },
  'gb.file.right-correct': {
    says: '信用情報は無料で見られ、間違いは直してもらえます。情報会社と相手に書きます。200語の説明も加えられます。',
  },
}
