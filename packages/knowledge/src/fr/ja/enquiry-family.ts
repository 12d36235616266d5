/** The Japanese words of the rows in ../enquiry-family.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_JA: Words = {
  'fr.ask-family.divorce': {
    says: '二人が同意すれば、弁護士2人と公証人が、裁判官なしに、数か月で終わらせます。そうでなければ、家族の裁判官が決めます。1年別々に暮らせば足ります。',
  },
  'fr.ask-family.maintenance': {
    says: '両親の収入と、子どもに必要なものによります。家族の裁判官が決め、変えます。弁護士はいりません。',
  },
  'fr.ask-family.contact': {
    says: '両親とも、親の権限と、子どもに会う権利を持ち続けます。まず家族の調停人を試してください。だめなら、家族の裁判官に求めます。弁護士はいりません。',
  },
  'fr.ask-family.violence': {
    says: '危ないときは17に電話するか、114にメッセージを送ってください。3919は、昼も夜も無料です。裁判官は6日以内にあなたを守り、その人を遠ざけられます。',
  },
  'fr.ask-family.joint-account': {
    says: '残高と日付を記録し、口座を止めるか、二人のサインを必要にするよう銀行に求めてください。あなたの分は離婚で請求できます。裁判官は急ぎの措置を命じられます。早く弁護士に会ってください。',
  },
  'fr.ask-family.contact-refused': {
    says: '判決でその日が決まっているなら、子どもを渡さないことは犯罪です（non-représentation d’enfant）。日付を毎回書き、メッセージを残し、そのたびに警察に告訴してください。家庭裁判官にも申し立ててください。日を変えたり、払う金額を決めたりできます。まだ判決がなければ、家庭裁判官に求めてください。養育費は払い続けてください。',
  },
}
