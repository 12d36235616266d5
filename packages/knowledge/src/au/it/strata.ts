/** The Italian words of the rows in ../strata.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STRATA_IT: Words = {
  'au.strata.right-account': {
    says: 'Chieda il verbale che fissa le quote (levies) e un conto completo. Interessi e spese devono avere una base nella legge.',
  },
  'au.strata.nsw-plan': {
    says: 'Nel New South Wales può chiedere al condominio (owners corporation) un piano a rate. Se rifiuta, chieda i motivi per iscritto.',
  },
  'au.strata.step-owed': {
    says: 'Confronti la quota con i suoi avvisi e i verbali. Paghi quanto è giusto, perché corrono interessi, o chieda un piano prima della data.',
  },
}
