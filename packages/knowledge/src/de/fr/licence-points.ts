/** The French words of the rows in ../licence-points.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_POINTS_FR: Words = {
  'de.points.want': {
    says: 'Le service des permis écrit au sujet de vos points au registre (Fahreignungsregister).',
  },
  'de.points.reality': {
    says: 'À quatre ou cinq points, un rappel ; à six ou sept, un avertissement. À huit, le permis est retiré.',
  },
  'de.points.right-seminar': {
    says: 'Avec cinq points au plus, un stage retire un point, une fois en cinq ans. Attestation sous deux semaines. Dès six points, plus rien.',
  },
  'de.points.right-steps': {
    says: 'L’autorité doit suivre chaque étape. Étape oubliée ? Les points baissent à cinq ou sept.',
  },
  'de.points.right-delete': {
    says: 'Les points s’effacent après deux ans et demi, cinq ou dix ans, selon la gravité.',
  },
  'de.points.right-no-stop': {
    says: 'À huit points, l’opposition ne suspend rien : ne conduisez pas. Seul le tribunal peut suspendre. Nouveau permis après six mois au plus tôt.',
  },
  'de.points.step': {
    says: 'Demandez vos inscriptions au KBA, c’est gratuit. Vérifiez chaque fait, sa date et s’il doit être effacé.',
  },
  'de.points.option': {
    says: 'Réservez le stage tant que vous avez cinq points au plus.',
    title: 'Suivre le stage',
    cost: 'Quelques centaines d’euros.',
    time: 'Quelques semaines.',
    risk: 'Aucun.',
    bestFor: 'Vous avez un à cinq points.',
  },
  'de.public.fine-right-list': {
    says: 'Les amendes de la route figurent dans une liste pour toute l’Allemagne. Ses sommes valent pour une inattention dans des circonstances ordinaires. Comparez : pour plus, le bureau doit donner une raison.',
  },
}
