/** Questions about safety at home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_IT: Words = {
  'ie.ask.violent-partner': {
    says: 'In pericolo chiami subito il 999 o il 112. La District Court può allontanare la persona da casa (barring order) o ordinarle di lasciarla stare (safety order), se serve lo stesso giorno. La domanda è gratuita. Women’s Aid 1800 341 900 e Men’s Aid aiutano, anche di notte.',
  },
  'ie.ask.tusla': {
    says: "Collabori e prenda subito un avvocato: il Legal Aid Board aiuta i genitori per primi. Non firmi nulla sull'affido prima di un consiglio. Solo il suo consenso, un giudice o la garda in emergenza possono portare via un figlio. Vada a ogni incontro e udienza.",
  },
}
