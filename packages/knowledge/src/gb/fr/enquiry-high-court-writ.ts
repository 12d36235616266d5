/** Questions about a writ of the High Court for a judgment debt: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_COURT_WRIT_FR: Words = {
  'gb.ask-debt.writ-stay': {
    says: 'Le formulaire N245 n’arrête pas un writ de la High Court. Envoyez maintenant le N244 au tribunal avec votre budget. Demandez un sursis (stay) et des mensualités. EX160 peut supprimer les frais. Faites-le dans les sept jours francs de l’avis. Fermez la porte : à la première visite ils ne peuvent forcer l’entrée d’un logement. Signalez par écrit qui est malade. National Debtline : 0808 808 4000.',
  },
  'gb.ask-debt.writ-entry': {
    says: 'Pas dans un logement à la première visite, même avec un writ de la High Court. Fermez à clé et parlez à travers la porte. Ils peuvent forcer un local professionnel. Votre voiture dehors peut être immobilisée. Si vous les laissez entrer et signez pour des biens, ils peuvent revenir de force. Le N244 demande au tribunal un sursis et des mensualités.',
  },
}
