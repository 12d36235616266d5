/** Questions about a landlord who ends a nine-year lease in Flanders: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_END_FLANDERS_IT: Words = {
  'be.ask.landlord-notice-flanders': {
    says: 'In un contratto di nove anni il proprietario deve dare sei mesi di preavviso scritto, con il motivo. Per abitarci lui stesso può farlo in ogni momento. Per un figlio o un parente può finire solo dopo i primi tre anni, e la lettera deve nominarlo. Un preavviso più corto o una semplice mail non chiude nulla: non deve andare via. Devono entrare entro un anno e restare due, o Lei può chiedere 18 mesi di affitto. Solo un giudice può mandarla via.',
    dependsOn: 'il tipo di contratto e chi deve abitarci',
  },
}
