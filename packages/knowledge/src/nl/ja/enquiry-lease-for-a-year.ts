/** Questions about a lease for a fixed time signed since July 2024: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FOR_A_YEAR_JA: Words = {
  'nl.ask.lease-for-a-year': {
    says: 'いいえ、多くの場合、出る必要はありません。2024年7月1日以降の契約は「一時的」と書いてあっても自動では終わりません。例外は他の町から来た学生や緊急の事情の人など、わずかです。家主は法律上の理由で解約を申し出て、裁判官が決めます。住み続けると書き、鍵を返さず、家賃を払い続けてください。Juridisch Loketに電話を。それより前の契約は別です。',
  },
}
