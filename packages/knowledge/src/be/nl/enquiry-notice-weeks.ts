/** Questions about the weeks of notice that an employer owes: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_WEEKS_NL: Words = {
  'be.ask.notice-weeks': {
    says: 'Voor contracten sinds 2014 is de opzeg van de werkgever 12 weken na twee jaar, 13 na drie, 15 na vier. 18 na vijf, dan tot jaar 19 drie weken meer per jaar: 30 na negen, 33 na tien. Een maand: één week; een jaar: acht. Contract begonnen sinds 1 augustus 2026: zes maanden lang één week. Te kort? Eis binnen het jaar het loon van de ontbrekende weken. Oudere anciënniteit komt erbij. Vraag uw vakbond.',
    dependsOn: 'uw anciënniteit',
  },
}
