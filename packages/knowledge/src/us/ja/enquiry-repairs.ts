/** The Japanese words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_JA: Words = {
  'us.ask-home.repairs': {
    says: '書面で修理を求め、写真をとってください。次に、市の検査官に電話します。決まりは州でちがうので、地元の助言を受ける前に家賃を止めないでください。',
  },
  'us.trouble.water': {
    says: '不注意だった人が払います。おふろなら隣の人、悪くなるままにした配管なら大家です。写真を撮り、値段の一覧を作り、借家人の保険に伝え、少額裁判所（small claims court）を使ってください。',
    dependsOn: 'だれが不注意だったか',
  },
  'us.story.bugs': {
    says: '大家は、たいてい、住まいを住める状態に保たなければなりません。写真と日付をつけて手紙を書き、市の検査官に電話してください。州の決まりを知る前に、家賃を止めないでください。',
    dependsOn: '住んでいる州と賃貸契約',
  },
}
