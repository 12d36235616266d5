/** Questions about an interview with the gardaí: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARDA_INTERVIEW_DE: Words = {
  'ie.ask.garda-interview': {
    says: 'Sie müssen nur hin, wenn man Sie festnimmt, und ohne Festnahme dürfen Sie jederzeit gehen. Rufen Sie zuerst einen Anwalt (solicitor) an und sagen Sie vorher nichts zur Sache. Sie müssen nicht antworten, aber was Sie sagen, kann verwendet werden. Bei Festnahme haben Sie ein Recht auf einen Anwalt, bei wenig Geld kostenlos.',
  },
}
