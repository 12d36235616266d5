/** Questions about penalties for driving in a charging zone: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ZONE_CHARGES_FR: Words = {
  'gb.ask-parking.zone-charge': {
    says: 'Vous avez 28 jours pour payer ou contester par écrit. Les 14 premiers jours, c’est moitié prix. L’avis donne les motifs, par exemple : vous aviez payé, la voiture ne doit rien, elle était vendue ou volée. Après un refus, vous avez 28 jours pour un recours gratuit devant le tribunal (tribunal). Si vous ne faites rien, la somme monte de moitié.',
  },
  'gb.ask-parking.zone-charge-scotland': {
    says: 'Vous avez 28 jours pour payer ou écrire à la mairie (council). Les 14 premiers jours, c’est moitié prix. Bonnes raisons : blue badge, voiture exemptée ou vendue, ou ce qui le rend injuste. Pas besoin de payer en attendant. Après un non : 14 jours à moitié prix, ou 28 jours pour le First-tier Tribunal. Si vous ne faites rien, la moitié s’ajoute. Une deuxième fois sous 90 jours coûte le double.',
  },
  'gb.ask-parking.charge-certificate': {
    says: 'La commune a envoyé un charge certificate, donc la somme a augmenté de moitié. Aucun avis ne vous est arrivé avant ? Demandez-lui maintenant où il est parti, et vérifiez l’adresse de votre log book. Si elle ne recommence pas, ne payez pas. Attendez l’order for recovery et renvoyez son formulaire (TE9 ou PE3) en 21 jours : cochez que vous n’avez pas reçu l’avis. L’affaire repart alors du début.',
  },
}
