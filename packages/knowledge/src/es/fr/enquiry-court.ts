/** Questions about court papers, a claim of one's own, legal aid and the police: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_FR: Words = {
  'es.ask.claim-yourself': {
    says: 'Écrivez d’abord, avec preuve de réception, et proposez de discuter : depuis avril 2025 il faut tenter un accord. Ensuite, avec des papiers qui prouvent la dette, demandez un monitorio avec le formulaire du tribunal. Pas d’avocat pour cela, quelle que soit la somme. Si l’autre s’oppose, il en faut un au-delà de 2 000 €.',
  },
  'es.ask.claim-arrived': {
    says: 'Notez le jour de réception. Vous avez dix jours ouvrables dans un juicio verbal, 20 dans un juicio ordinario. Jusqu’à 2 000 €, pas besoin d’avocat. Demandez un avocat gratuit et l’arrêt du délai.',
  },
}
