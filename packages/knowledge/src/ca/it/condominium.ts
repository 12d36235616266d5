/** The Italian words of the rows in ../condominium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONDOMINIUM_IT: Words = {
  'ca.condo.on': {
    says: 'In Ontario il condominio (corporation) deve avvisarla almeno 10 giorni prima di registrare una garanzia sulla casa (lien). La garanzia copre al massimo tre mesi di spese prima di quel giorno.',
  },
  'ca.condo.bc': {
    says: 'In British Columbia il condominio (strata) deve darle un avviso scritto di due settimane prima di registrare una garanzia sulla casa (lien) o di farle causa.',
  },
}
