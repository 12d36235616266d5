/** The Japanese words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_JA: Words = {
  'us.ask-home.bad-air': {
    says: '空気で具合が悪くなる間は、一人で中に入らないでください。911か消防に電話すると、ガスや一酸化炭素を測れます。医師にかかり、どこで起きるかを伝えてください。次に保健局と市のcode officeに電話してください。賃貸の家はほとんどの場合、住める状態でなければなりません。そうでなければ、多くの場合それ以上の家賃なしで出て、敷金や家賃の返還を求められます。日付を添えて家主に書面で伝えてください。',
    dependsOn: '空気に何が含まれるかと、州',
  },
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
