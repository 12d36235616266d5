/** Questions about damp, and about stopping the rent for repairs: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMP_AND_RENT_JA: Words = {
  'gb.ask-housing.stop-rent-social': {
    says: 'いいえ、家賃を止めないでください。滞納で立ち退きになることがあります。ひどい湿気やカビは、報告から10営業日以内に調べ、さらに5営業日以内に安全にしなければなりません。緊急なら24時間です。',
  },
  'gb.ask-housing.stop-rent-repairs': {
    says: 'いいえ、家賃を止めないでください。修理が家主の義務でも、滞納で家を失うことがあります。書面で報告し、役所に電話し、請求について相談してください。',
  },
  'gb.ask-housing.damp-social': {
    says: '写真と、あれば医師の手紙をつけて、書面で報告してください。ひどい湿気やカビは、10営業日以内に調べ、さらに5営業日以内に安全にしなければなりません。しないなら、苦情を出し、次にHousing Ombudsmanに行きます。',
  },
}
