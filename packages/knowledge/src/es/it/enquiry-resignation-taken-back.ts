/** Questions about a resignation that one is sorry for: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_TAKEN_BACK_IT: Words = {
  'es.ask.resignation-taken-back': {
    says: 'Finché corre il preavviso può ritirarle: il lavoro vive fino all’ultimo giorno. Lo faccia oggi per iscritto (burofax) e dica che continua. La ditta può rifiutare solo se ne ha un danno vero, come una persona già assunta. Il rifiuto vale come licenziamento: conciliazione entro 20 giorni lavorativi. Fine immediata? Allora le annullano solo pressione, inganno o malattia grave.',
  },
}
