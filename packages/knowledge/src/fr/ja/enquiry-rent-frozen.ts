/** Questions about the rent of a home with a bad energy class: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_FROZEN_JA: Words = {
  'fr.ask-home.rent-rise-dpe': {
    says: 'いいえ、エネルギー等級（DPE）がFかGなら上げられません。2022年8月24日から、指数（IRL）による値上げもできません。更新のときも同じです。海外県では2024年7月からです。DPEの写しを付けて書留で断ってください。次に無料の調停委員会（CDC）へ。',
  },
}
