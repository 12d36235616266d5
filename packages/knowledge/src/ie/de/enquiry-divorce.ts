/** Questions about how to divorce: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_DE: Words = {
  'ie.ask.divorce-how': {
    says: 'Zustimmung oder Unterschrift ist nicht nötig. Sie können die Scheidung verlangen, wenn Sie zwei der letzten drei Jahre getrennt lebten, auch in einem Haus. Der Richter darf keine Hoffnung auf Versöhnung sehen, und für beide und die Kinder muss gesorgt sein. Antrag beim Circuit Court, auch ohne Anwalt. Legal Aid Board und kostenlose Mediation helfen bei Geld und Haus.',
  },
}
