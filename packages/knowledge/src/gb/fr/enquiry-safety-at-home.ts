/** Questions about violence and control by a partner: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_FR: Words = {
  'gb.ask-family.violence': {
    says: 'En danger, appelez le 999 ; si vous ne pouvez pas parler, tapez 55 sur le portable. Un tribunal peut ordonner à la personne de vous laisser tranquille ou de rester hors du logement, le jour même au besoin. La demande est gratuite. Aide gratuite jour et nuit : 0808 2000 247, au pays de Galles 0808 80 10 800.',
  },
  'gb.ask-family.violence-scotland': {
    says: 'En danger, appelez le 999 ; si vous ne pouvez pas parler, tapez 55 sur le portable. Une sheriff court peut ordonner à la personne de rester loin (interdict) ou hors du logement (exclusion order). L’aide juridique peut payer. Aide gratuite jour et nuit : 0800 027 1234.',
  },
  'gb.ask-family.violence-ni': {
    says: 'En danger, appelez le 999 ; si vous ne pouvez pas parler, tapez 55 sur le portable. Un tribunal peut ordonner à la personne de vous laisser tranquille (non-molestation) ou de quitter le logement (occupation order), le jour même au besoin. Aide gratuite jour et nuit : 0808 802 1414.',
  },
  'gb.ask-immigration.partner-abuse': {
    says: 'En danger, appelez le 999. Votre conjoint ne peut pas vous renvoyer ; seul le Home Office décide. Si le mariage a pris fin à cause de violences, vous pouvez demander à rester pour toujours, et avant cela trois mois avec accès aux aides. Voyez d’abord un avocat. Aide gratuite jour et nuit : 0808 2000 247.',
  },
}
