/** Questions about bankruptcy: the family, the things and the job: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_JA: Words = {
  'jp.ask.bankruptcy-job': {
    says: 'いいえ。裁判所から会社に連絡は行かず、官報に載るだけなので普通は知られません。破産は解雇の理由になりません。ただし警備員、保険募集人、一部の資格職は、免責までの数か月その仕事ができないので、別の業務を相談してください。会社から借入れがあるときや退職金の証明を頼むときは知られることがあります。任意整理や個人再生には仕事の制限はありません。法テラスに相談を。',
  },
  'jp.ask.bankruptcy-family': {
    says: '家族に返済の義務はありませんが、保証人は請求されます。生活に必要な物と99万円までの現金は残せます。家や高価な車は多くの場合手放します。一部の職業は数か月制限されます。税金や養育費は残ります。',
    dependsOn: '財産と保証人の有無',
  },
}
