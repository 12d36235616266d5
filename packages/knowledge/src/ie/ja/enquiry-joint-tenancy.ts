/** Questions about two tenants of one home when one of them leaves: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_TENANCY_JA: Words = {
  'ie.ask.joint-tenant-left': {
    says: '貸主に対しては、共同の借主はふつう各自が家賃の全額を負います。相手の分は相手に請求できます。今誰が住むかを書面で貸主に伝え、あなた名義への変更を頼んでください。相手があなた抜きでしたことで、あなたの借主の権利は終わりません。家賃が重ければHAPを尋ね、Threshold（1800 454 454）へ。',
  },
}
