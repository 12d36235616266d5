/** Questions about a traffic fine of someone who did not drive: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_THE_DRIVER_FR: Words = {
  'ch.ask.not-the-driver': {
    says: 'Une ordonnance pénale ? Faites opposition par écrit en dix jours, sans motif, et dites seulement que vous ne conduisiez pas. À eux de prouver qui conduisait. Vous n’avez pas à vous accuser ni vos proches. Une petite amende d’ordre ? Elle vise le détenteur : vous payez ou nommez le conducteur en 30 jours. Vous êtes libéré si vous rendez vraisemblable qu’elle a servi contre votre gré malgré vos précautions. Ne nommez jamais une fausse personne.',
  },
}
