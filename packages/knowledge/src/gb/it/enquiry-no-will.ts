/** Questions about what someone left without a will: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WILL_IT: Words = {
  'gb.ask-family.no-will': {
    says: 'La legge divide. Prima marito, moglie o partner civile, poi i figli in parti uguali. Un compagno non sposato non riceve nulla con questa regola, ma può chiedere una quota al giudice dopo due anni insieme. Entro sei mesi dall’atto (grant of probate).',
  },
  'gb.ask-family.no-will-scotland': {
    says: 'In Scozia la legge divide. Marito, moglie o partner civile ha per primo diritto alla casa, ai mobili e a una somma. Poi coniuge e figli hanno diritti fissi, e per il resto vengono prima i figli. Un compagno non sposato deve chiedere una quota alla sheriff court, per lo più entro sei mesi dalla morte.',
  },
  'gb.ask-family.no-will-ni': {
    says: 'La legge divide. Prima marito, moglie o partner civile, poi i figli in parti uguali. Un compagno non sposato non riceve nulla con questa regola, ma può chiedere una quota al giudice dopo due anni insieme. Entro sei mesi dall’atto (grant).',
  },
}
