/** Questions about court papers, a claim of one's own, legal aid and the police: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_FR: Words = {
  'es.ask.monitorio': {
    says: 'Payez ou opposez-vous par écrit en 20 jours ouvrables dès la réception, même par la famille à la maison. Si vous ne faites rien, salaire et comptes peuvent être saisis, mais personne ne va en prison. Donnez toutes les raisons : intérêts abusifs, cession non prouvée, somme fausse, trop vieux. Au-dessus de 2 000 €, il faut un avocat : demandez-en un gratuit maintenant, et l’arrêt du délai.',
  },
  'es.ask.claim-yourself': {
    says: 'Écrivez d’abord, avec preuve de réception, et proposez de discuter : depuis avril 2025 il faut tenter un accord. Ensuite, avec des papiers qui prouvent la dette, demandez un monitorio. Jusqu’à 2 000 €, pas d’avocat : le tribunal a un formulaire.',
  },
  'es.ask.claim-arrived': {
    says: 'Notez le jour de réception. Vous avez dix jours ouvrables dans un juicio verbal, 20 dans un juicio ordinario. Jusqu’à 2 000 €, pas besoin d’avocat. Demandez un avocat gratuit et l’arrêt du délai.',
  },
}
