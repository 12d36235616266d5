/** Questions about a complaint that the police refuse to take: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_COMPLAINT_JA: Words = {
  'fr.ask-buy.complaint-refused': {
    says: '警察も憲兵隊も、フランスのどこでも、被害者の訴えを受け付けなければなりません。受領証を求めましょう。それでも断られたら、裁判所の検察官（procureur de la République）に手紙を書けば告訴になります。オンラインでも始められます。',
  },
  'fr.ask-buy.blackmail': {
    says: '払わず、これ以上何も送らないでください。メッセージを証拠に残し、相手をブロックします。ゆすりや、そのような画像を広めることは犯罪です。警察（17）に届け出てください。無料の3018が画像の削除を手伝います。',
  },
}
