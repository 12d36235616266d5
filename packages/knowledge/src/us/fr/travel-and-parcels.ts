/** The French words of the rows in ../travel-and-parcels.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_PARCELS_FR: Words = {
  'us.flight.right-refund': {
    says: 'Si la compagnie aérienne annule, ou change beaucoup le vol, et que vous ne voyagez pas, elle doit rendre l’argent sur votre carte. Un bon (voucher) seulement si vous le choisissez.',
  },
  'us.flight.step': {
    says: 'Refusez le bon (voucher) par écrit et demandez le remboursement. Sans réponse, plaignez-vous au Department of Transportation et contestez le débit de carte.',
  },
  'us.flight.right-bumped': {
    says: 'Si on vous refuse contre votre gré une place sur un vol trop vendu (bumped), la compagnie vous doit le plus souvent de l’argent le jour même.',
  },
  'us.flight.right-bags': {
    says: 'Les compagnies aériennes doivent payer les bagages perdus, en retard ou abîmés jusqu’à une limite. Signalez-le en quelques jours et gardez les reçus.',
  },
  'us.parcel.right-time': {
    says: 'Un magasin doit envoyer ce que vous avez commandé dans le temps annoncé, ou en 30 jours. S’il ne peut pas, vous pouvez annuler et récupérer votre argent.',
  },
  'us.parcel.right-claim': {
    says: 'Les demandes pour des colis perdus ou abîmés ont des délais courts. Déposez-la tout de suite auprès du transporteur et gardez la preuve de la valeur.',
  },
  'us.parcel.right-gift': {
    says: 'Des marchandises arrivées par la poste sans votre commande sont un cadeau. Vous n’êtes obligé ni de les payer ni de les renvoyer.',
  },
}
