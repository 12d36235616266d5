/** Questions about speeding notices: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_FR: Words = {
  'ie.ask.fine-not-driver': {
    says: 'Ne payez pas. Dans les 28 jours, remplissez la partie qui nomme le conducteur, avec l’adresse, et renvoyez-la. L’avis va alors à cette personne. Si vous ne faites rien, la loi admet que c’est vous qui conduisiez.',
  },
  'ie.ask.speeding-late': {
    says: 'La vitesse coûte €160 et trois points si vous payez dans les 28 premiers jours de l’avis. Les 28 jours suivants, moitié en plus, €240. Puis vient la convocation, avec un dernier paiement plus élevé jusqu’à sept jours avant l’audience. En cas de condamnation, cinq points et jusqu’à €1,000. Payez maintenant la somme valable aujourd’hui selon l’avis.',
  },
}
