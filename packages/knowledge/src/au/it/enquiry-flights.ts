/** Questions about flights: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_IT: Words = {
  'au.ask.flight': {
    says: 'Dipende. Un volo va fornito con la dovuta cura e in un tempo ragionevole. Chieda alla compagnia un rimborso o un altro volo, e guardi le sue regole.',
    dependsOn: 'perché il volo è stato cancellato',
  },
  'au.ask.luggage': {
    says: 'Lo segnali in aeroporto e scriva subito alla compagnia, con le ricevute. Per un viaggio internazionale ha 7 giorni per i danni e 21 giorni per il ritardo. Paga la perdita fino a circa 1.519 DSP. Dentro l’Australia sono 3 giorni per i danni e 21 giorni per la perdita, fino a $3,000. Dopo un no vada al fair trading o al tribunale del suo stato. Ha due anni per fare causa.',
  },
}
