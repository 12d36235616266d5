/** The French words of the rows in ../inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INHERITANCE_FR: Words = {
  'fr.estate.reality': {
    says: 'Vous avez trois choix : accepter tout, accepter à concurrence de l’actif net, ou renoncer. L’acceptation pure et simple apporte toutes les dettes.',
  },
  'fr.estate.right-time': {
    says: 'Personne ne peut vous forcer pendant quatre mois. Après une sommation, vous avez deux mois, sinon vous êtes réputé acceptant.',
  },
  'fr.estate.right-refuse': {
    says: 'Renoncer se fait par formulaire au tribunal ou chez un notaire. Au tribunal, c’est gratuit. Les dettes ne sont plus les vôtres.',
  },
  'fr.estate.right-unknown': {
    says: 'Accepté puis une grosse dette inconnue apparaît ? Vous avez cinq mois pour demander au juge d’être déchargé.',
  },
  'fr.estate.step': {
    says: 'Demandez au notaire la liste des biens et des dettes. Ne vendez et ne payez rien avant de choisir, sauf les obsèques.',
  },
  'fr.estate.option-refuse': {
    says: 'Voyez ce qu’il y a et ce qui est dû. Si les dettes dépassent, refusez la succession à temps. Dites-le au créancier.',
    title: 'Refuser si ce sont surtout des dettes',
    cost: 'Rien, ou des frais au tribunal ou chez le notaire.',
    time: 'Quatre mois sans pression.',
    risk: 'Vous ne recevez rien. On revient difficilement en arrière.',
    bestFor: 'Les dettes dépassent ce qui reste.',
  },
}
