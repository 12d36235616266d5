/** Questions about children, divorce, shared accounts and inheritance: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_JA: Words = {
  'it.ask.child-support': {
    says: '正式な請求を送ってください。30日払われなければ、相手の会社から直接払わせることができます。賃金の差し押さえもでき、払わないことは犯罪になりえます。',
  },
  'it.ask.inherit-debts': {
    says: '受け入れた人は、自分のお金でも借金を払います。断るか、あるものだけで受け入れられます（beneficio d’inventario）。財産を持っているなら、3か月以内に動いてください。',
    dependsOn: '受け入れるか、どう受け入れるか',
  },
  'it.ask.divorce': {
    says: '先に別居します。離婚は、合意したなら6か月後、裁判官が決めたなら1年後にできます。合意があれば、弁護士を通してか、町の役所でできます。',
  },
  'it.ask.joint-account': {
    says: '残高と日付を記録し、口座を止めるか、二人のサインを必要にするよう銀行に求めてください。あなたの分は離婚で請求できます。裁判官は急ぎの措置を命じられます。早く弁護士に会ってください。',
  },
  'it.ask.see-children': {
    says: '断られた日を、連絡とともに書き留めましょう。面会を決めた裁判所に実行を求めます。罰金、日の埋め合わせ、親権の変更ができます。養育費は払い続けます。収入が少なければ弁護士は無料です。',
  },
}
