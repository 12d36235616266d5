/** Questions on when somebody can become a citizen: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_JA: Words = {
  'us.ask-status.citizen-years': {
    says: '多くの場合はい。永住者（グリーンカード）として5年、または米国市民と結婚して一緒に暮らしているなら3年で申請できます。N-400は90日前から出せます。その期間の半分は国内にいる必要があり、6か月以上の旅行で期間が切れることがあります。逮捕歴、税金や養育費の未払い、投票したことがある人は、先に弁護士に相談してください。カードを失うおそれがあります。',
  },
  'us.ask-status.card-when-to-renew': {
    says: '10年のカードの残りが6か月以下になったら、書式I-90をオンラインか郵送で出してください。カードが切れても永住者のままです。受領通知で有効期間が延びます。2年のカードは更新できません。期限前の最後の90日に書式I-751を出してください。出さないと資格を失うことがあります。',
  },
}
