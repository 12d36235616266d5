/** The Japanese words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_JA: Words = {
  'es.ask.child-support': {
    says: '決めた裁判所に、強制執行を求めてください。裁判所は、決まった上限なしで賃金から取れます。続けて2か月、または合わせて4か月払わないと、犯罪になりえます。',
  },
  'es.ask.see-children': {
    says: '断られた日を、連絡とともに書き留めましょう。面会を決めた裁判所に実行を求めます。罰金、日の埋め合わせ、親権の変更ができます。養育費は払い続けます。収入が少なければ弁護士は無料です。',
  },
  'es.ask.move-child': {
    says: '子どもがどこに住むかは、別れた後も両親が決めます。裁判官が一人に任せたときは別です。書面の同意か裁判官の許可なしに引っ越さないでください。合意できなければ裁判官が決めます。弁護士と早く申し立ててください。収入が低ければ無料です。',
  },
  'es.ask.support-lower': {
    says: '養育費は自動では下がらず、自分だけで減らすこともできません。裁判官が変えるまで全額の義務があります。早めに変更（modificación de medidas）を求めてください。裁判官が認める合意があるとよいです。収入が少なければ弁護士は無料です。払える分を払い、証拠を残してください。続けて2か月、または合わせて4か月払わないと、罪になることがあります。',
  },
}
