/** Questions about flights: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_JA: Words = {
  'au.ask.flight': {
    says: '場合によります。飛行機は、しかるべき注意をもって、合理的な時間で飛ばなければなりません。返金か別の便を航空会社に求め、その会社の規則も見てください。',
    dependsOn: 'なぜ欠航になったか',
  },
  'au.ask.luggage': {
    says: '空港で届け出て、すぐに航空会社へ領収書を付けて書面で伝えてください。国際線は、破損なら7日、遅れなら21日以内です。損害は約1,519 SDRまで支払われます。国内線は、破損なら3日、紛失なら21日以内で、上限は3,000ドルです。断られたら、州の消費者窓口（fair trading）か審判所へ行きます。裁判は2年以内です。',
  },
}
