/** Questions about the savings of a parent who can no longer decide: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENT_SAVINGS_IT: Words = {
  'jp.ask.parent-money': {
    says: 'Chieda un tutore (成年後見) al tribunale della famiglia. Può farlo un figlio, con un certificato; da allora solo il tutore gestisce il denaro e può chiedere indietro il preso. Se urge, anche una misura (保全処分). Avvisi la banca e tenga gli estratti. Chiami il centro locale (地域包括支援センター): prendere denaro a un anziano conta come abuso. Houterasu aiuta.',
  },
}
