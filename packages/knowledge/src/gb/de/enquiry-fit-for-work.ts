/** Questions about a decision that a person is fit for work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIT_FOR_WORK_DE: Words = {
  'gb.ask-benefit.fit-for-work': {
    says: 'Verlangen Sie binnen eines Monats eine neue Prüfung (mandatory reconsideration), im Journal oder per Brief. Nennen Sie den Punkt des Tests, den Sie erfüllen, etwa keine 50 Meter ohne Halt, mit Arztbriefen. Verlangen Sie den Bericht. Bleibt es beim Nein, binnen eines Monats zum kostenlosen Tribunal; viele gewinnen. Bitten Sie inzwischen um leichtere Pflichten.',
  },
}
