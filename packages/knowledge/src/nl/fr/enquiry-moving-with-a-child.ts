/** Questions about a parent who wants to move away with a child: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_A_CHILD_FR: Words = {
  'nl.ask.moving-with-child': {
    says: 'Non, pas si vous avez tous deux l’autorité (gezag). Un déménagement qui change l’école ou votre temps exige votre accord. Écrivez aussitôt votre refus et pourquoi, et proposez d’en parler. Sans votre oui, l’autre doit demander au juge. Déjà parti ? Un avocat peut saisir un juge en quelques jours (kort geding) pour le retour. Pas d’autorité ? Demandez-la maintenant et respectez le plan de visite.',
  },
}
