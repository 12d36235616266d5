/** Questions about a complaint that the police refuse to take: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_COMPLAINT_JA: Words = {
  'fr.ask-buy.complaint-refused': {
    says: 'いいえ。警察も憲兵隊も、フランスのどこでも、被害者の訴えを受け付けなければなりません。受領証を求めましょう。それでも断られたら、裁判所の検察官（procureur de la République）に手紙を書けば告訴になります。オンラインでも始められます。',
  },
}
