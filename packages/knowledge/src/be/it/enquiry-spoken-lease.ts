/** Questions about a lease with no paper: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPOKEN_LEASE_IT: Words = {
  'be.ask.spoken-lease': {
    says: 'Un affitto a voce vale: ha i diritti di ogni inquilino. Per la casa principale è di regola un contratto di nove anni, con i soliti preavvisi. Senza carta l’affitto di regola non può seguire l’indice. Conservi bonifici, messaggi e la residenza come prova. Ogni parte può chiedere un contratto scritto con raccomandata, poi davanti al giudice di pace. Solo quel giudice può farla uscire.',
  },
}
