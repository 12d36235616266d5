/** Questions about papers from a court, one's own claim and a free lawyer: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_FR: Words = {
  'nl.ask.summons': {
    says: 'Répondez par écrit ou en personne au plus tard le jour d’audience. Vous n’avez pas besoin d’avocat devant le juge (kantonrechter). Vous pouvez demander plus de temps. Si vous ne dites rien, le juge donne le plus souvent raison à l’autre.',
  },
  'nl.ask.free-lawyer': {
    says: 'Appelez d’abord le Juridisch Loket : c’est gratuit. Avec peu de revenus et d’épargne, vous avez un avocat pour une petite part (toevoeging). L’avocat en fait la demande.',
  },
  'nl.ask.claim-yourself': {
    says: 'Écrivez une mise en demeure avec un dernier jour. Jusqu’à 25 000 €, allez devant le kantonrechter, sans avocat. Un huissier remet la citation (dagvaarding) et vous payez des frais de justice. Si vous gagnez, l’autre en rembourse la plus grande part.',
  },
  'nl.ask.default-judgment': {
    says: 'Vous pouvez faire opposition (verzet), en général dans les quatre semaines de la remise du jugement ou d’un acte de votre part. Elle commence par une citation d’huissier, alors appelez un avocat ou le Juridisch Loket aujourd’hui. Un juge peut arrêter l’huissier entre-temps.',
  },
}
