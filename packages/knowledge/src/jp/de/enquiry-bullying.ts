/** Questions about bullying at work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_DE: Words = {
  'jp.ask.bullying': {
    says: 'Schreiben Sie Tag, Worte und Zeugen auf. Melden Sie es schriftlich der Stelle in der Firma: Sie muss prüfen und darf Sie nicht bestrafen. Tut sie nichts, gehen Sie zur kostenlosen Arbeitsberatung (総合労働相談コーナー).',
  },
}
