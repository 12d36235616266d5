/** Questions about the pay at a dismissal for unfitness after an accident at work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFIT_AFTER_ACCIDENT_DE: Words = {
  'fr.ask-work.unfit-accident-pay': {
    says: 'Nach Arbeitsunfall oder Berufskrankheit bekommen Sie die doppelte gesetzliche Abfindung und einen Betrag wie den Lohn der Kündigungsfrist. Einfach ist es ein Viertel Monatslohn je Jahr bis zehn Jahre, danach ein Drittel. Neun Jahre ergeben etwa viereinhalb Monate, plus Frist (zwei Monate ab zwei Jahren). Hat die Firma keine andere Arbeit gesucht, gehen Sie zum Arbeitsgericht.',
  },
}
