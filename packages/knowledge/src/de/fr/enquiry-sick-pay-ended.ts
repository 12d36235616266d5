/** Questions about sick pay of the health fund that ends too soon: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_ENDED_FR: Words = {
  'de.ask-benefit.sick-pay-ended': {
    says: 'Contestez aussitôt par écrit, au plus tard en un mois ; c’est gratuit. Demandez le rapport du Medizinischer Dienst. Faites répondre votre médecin par écrit et demandez une seconde expertise. Restez en arrêt sans interruption : chaque nouveau au plus tard le jour ouvrable suivant. Sans argent ? Inscrivez-vous à l’Agentur für Arbeit et demandez une mesure urgente au tribunal social.',
  },
}
