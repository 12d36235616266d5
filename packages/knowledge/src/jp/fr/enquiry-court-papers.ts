/** Questions about papers from a court, one's own claim and a free lawyer: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_FR: Words = {
  'jp.ask.order': {
    says: 'Opposez-vous sous deux semaines après la remise avec le formulaire de l’enveloppe. Il ne faut pas de raison. Si vous l’ignorez, une saisie peut suivre.',
  },
  'jp.ask.suit': {
    says: 'Envoyez la réponse (答弁書) à temps ou allez à l’audience. Si vous ne faites rien, l’autre partie gagne.',
  },
  'jp.ask.own-claim': {
    says: 'Écrivez d’abord, au mieux par lettre certifiée (内容証明), avec un dernier jour. Jusqu’à 600 000 yens, un petit procès (少額訴訟) au tribunal sommaire finit le plus souvent en un jour, sans avocat. Ou demandez un ordre de payer (支払督促). Gardez messages et reçus. Vous avez souvent cinq ans.',
  },
  'jp.ask.free-lawyer': {
    says: 'Appelez Houterasu (法テラス). Avec peu de revenus, vous avez trois consultations gratuites par affaire, et l’avance des honoraires en petites mensualités. Après une arrestation, demandez l’avocat de permanence (当番弁護士), une fois gratuit.',
  },
}
