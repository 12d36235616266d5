/** Questions about an order to pay (monitorio): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONITORIO_FR: Words = {
  'es.ask.monitorio': {
    says: 'Payez ou opposez-vous par écrit en 20 jours ouvrables dès la réception, même par la famille à la maison. Si vous ne faites rien, salaire et comptes peuvent être saisis, mais personne ne va en prison. Donnez toutes les raisons : intérêts abusifs, cession non prouvée, somme fausse, trop vieux. Au-dessus de 2 000 €, il faut un avocat : demandez-en un gratuit maintenant, et l’arrêt du délai.',
  },
  'es.ask.fund-in-court': {
    says: 'Dans un monitorio, vous avez 20 jours ouvrables dès la réception : payer ou vous opposer par écrit. Ne pas retirer le pli n’arrête rien. Ne payez pas une partie : cela peut reconnaître la dette. Motifs : usure ou intérêts peu clairs, pas de preuve de la vente, somme fausse, trop ancien. Au-delà de 2 000 €, il faut un avocat : demandez-en un gratuit et l’arrêt du délai. 1 221 € nets sont protégés.',
  },
}
