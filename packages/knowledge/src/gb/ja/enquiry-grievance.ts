/** Questions about a grievance that an employer does not answer: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GRIEVANCE_JA: Words = {
  'gb.ask-work.grievance-ignored': {
    says: 'もう一度日付を決めて書き、面談を求め、遅れなく扱うべきというAcasの規範を挙げてください。同僚か組合の人を連れて行けます。断られたら書面で異議を。その間も審判所の期限は進むので、今Acas（0300 123 1100）へ。規範を無視すると賠償が最大25%増えることがあります。',
  },
}
