/** A court charge about a TV licence: how to answer it. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_COURT_IT: Words = {
  'gb.tv.court-step-drop': {
    says: 'Se era molto malato, in crisi o vittima di abusi, scriva anche a TV Licensing. Mandi le prove e chieda di chiudere il caso.',
  },
  'gb.tv.court-warn': {
    says: 'Non lo ignori. Un tribunale può dichiararla colpevole, multarla fino a £1,000 e aggiungere spese.',
  },
}
