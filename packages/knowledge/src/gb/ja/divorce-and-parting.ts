/** Divorce, its money and pensions, and couples who never married: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_AND_PARTING_JA: Words = {
  'gb.divorce.right-no-blame': {
    says: '相手を責めずに、一方から離婚を申し立てられます。少なくとも26週間かかります。家、お金、年金も決めてもらいましょう。',
  },
  'gb.divorce.answer': {
    says: '一方が、相手を責めずにネットで申し立てられます。少なくとも26週間かかります。お金の命令を忘れないでください。なければ請求が残ります。',
  },
  'gb.unmarried.right-share': {
    says: '一緒に住むだけでは結婚になりません。それでも裁判所は、約束と支払いから、家のどれだけがあなたの分か決められます。',
  },
  'gb.divorce.answer-pension': {
    says: '当然に半分をもらえる人はいません。裁判所は双方の必要、子ども、年齢、収入、一緒にいた年数を見て、命令で年金を分けることができます。年金の価値（CETV）を尋ね、同意する前に相談してください。合意が最終になるのは裁判所の命令だけです。',
  },
}
