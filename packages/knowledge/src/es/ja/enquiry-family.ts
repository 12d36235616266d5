/** Questions about children, divorce, shared accounts and inheritance: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_JA: Words = {
  'es.ask.inherit-debts': {
    says: '受け入れた人は、自分のお金でも借金を払います。断るか、あるものだけで受け入れられます（a beneficio de inventario）。先に公証人（notario）に行き、何にも触れないでください。',
    dependsOn: '受け入れるか、どう受け入れるか',
  },
  'es.ask.divorce': {
    says: '結婚から3か月で離婚でき、理由はいりません。両方が同意し、18歳より下の子どもがいなければ、公証人（notario）で足ります。そうでなければ裁判所に求めます。',
  },
  'es.ask.joint-account': {
    says: '残高と日付を記録し、口座を止めるか、二人のサインを必要にするよう銀行に求めてください。あなたの分は離婚で請求できます。裁判官は急ぎの措置を命じられます。早く弁護士に会ってください。',
  },
}
