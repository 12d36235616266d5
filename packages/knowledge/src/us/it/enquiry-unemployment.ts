/** The Italian words of the rows in ../enquiry-unemployment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_IT: Words = {
  'us.ask-work.refuse-offer': {
    says: 'Faccia domanda in ogni caso. Deve accettare un lavoro adatto. Nessuno Stato può dirle no perché rifiuta un nuovo lavoro a condizioni molto sotto quelle normali lì.',
    dependsOn: 'come il nuovo lavoro si confronta con il vecchio',
  },
  'us.state.pa.ask-refuse-offer': {
    says: 'Faccia subito domanda. In Pennsylvania perde il sussidio solo se rifiuta un lavoro adatto senza buona ragione. Guardano la paga passata, la formazione, la salute e la distanza.',
    dependsOn: 'se il lavoro è adatto a Lei',
  },
  'us.ask-work.jobless-overpaid': {
    says: 'Faccia ricorso per iscritto entro l’ultimo giorno dell’avviso, spesso da 10 a 30 giorni. Se ha detto la verità, chieda anche il condono (waiver). Molti Stati lo concedono se non è colpa sua. Altrimenti chieda un piano.',
  },
}
