/** Questions about a council's no to a person without a home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_DECISION_JA: Words = {
  'gb.ask-homeless.review': {
    says: '決定から21日以内に、書面で見直し（review）と、その間の住まいを自治体に求めます。それでも断られたら、法律の点について21日以内にCounty Courtへ訴えられます。今日Shelterに電話してください。法律扶助が使えます。',
  },
}
