/** Questions about a resignation that was sent and is to be taken back: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_TAKEN_BACK_FR: Words = {
  'it.ask.resignation-taken-back': {
    says: "Vous avez sept jours après l'envoi pour la retirer : en ligne avec SPID au même endroit, ou par un patronato, un syndicat ou l'inspection du travail. L'emploi continue comme avant. Écrivez à l'employeur que vous êtes prêt à travailler et ne signez plus rien. Plus tard, un juge peut annuler ce qui fut forcé par menace : voyez vite un syndicat. Enceinte ou avec un enfant de moins de trois ans, elle ne vaut qu'après confirmation de l'inspection.",
  },
}
