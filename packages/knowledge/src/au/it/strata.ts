/** The Italian words of the rows in ../strata.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STRATA_IT: Words = {
  'au.strata.right-account': {
    says: 'Chieda il verbale che fissa le quote (levies) e un conto completo. Interessi e spese devono avere una base nella legge.',
  },
  'au.strata.nsw-plan': {
    says: "Nel Nuovo Galles del Sud può chiedere al condominio un piano di pagamento con il modulo ufficiale. Può rifiutare solo con un buon motivo, per iscritto, entro 28 giorni. Contro il rifiuto c'è il NCAT.",
  },
  'au.strata.step-owed': {
    says: 'Confronti la quota con i suoi avvisi e i verbali. Paghi quanto è giusto, perché il ritardo può portare interessi, o chieda un piano di pagamento.',
  },
}
