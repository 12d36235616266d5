/** Questions about a formal order to pay rent: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDER_TO_PAY_RENT_JA: Words = {
  'fr.ask-home.order-to-pay-rent': {
    says: '郵便はすべて開け、6週間以内に動いてください。2023年7月29日より前の契約で2か月とあれば、2か月です。払うか、書面で分割を決め、今の家賃をまた払い始めます。FSL、CAF、ADILに助けを求めます（SOS loyers impayés 0 805 16 00 75、無料）。冬の休止（11月1日から3月31日）で止まるのは追い出しだけで、手続きは進みます。裁判の日には行ってください。裁判官は最長3年の猶予を出せます。判決と退去命令なしに追い出されることはありません。',
  },
}
