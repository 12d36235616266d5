/** Questions of people who left a shared flat and are asked for the rent of those who stayed: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEFT_A_SHARED_FLAT_JA: Words = {
  'fr.ask-home.left-shared-lease': {
    says: '払う義務があるのは、ある日までだけです。解約を通知した人は、新しい同居人が契約に入った時、遅くとも予告期間の終わりから6か月で責任がなくなります。保証人も同じ日に外れます。その後の家賃は、解約の証拠を付けて書留で断ってください。それより前の分は猶予を頼み、残った人に請求します。裁判所の決定なしに給料は差し押さえられません。',
  },
}
