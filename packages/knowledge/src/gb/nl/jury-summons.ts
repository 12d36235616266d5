/** A jury summons, whatever paper it is read as, and questions about one: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SUMMONS_NL: Words = {
  'gb.jury.wants': { says: 'U bent opgeroepen als jurylid (jury). Antwoord binnen zeven dagen.' },
  'gb.jury.right-defer': {
    says: 'U kunt eenmaal een andere datum vragen, of om vrijstelling met een goede reden. Wegblijven zonder kan tot £1,000 kosten.',
  },
  'gb.jury.right-job': {
    says: 'Uw werkgever moet u laten gaan en mag u niet straffen. Loon is niet verplicht, maar het gerecht betaalt verloren loon tot een grens.',
  },
}
