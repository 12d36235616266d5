/** Rights of tenants who get a notice to leave, in each nation: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_RIGHTS_FR: Words = {
  'gb.home.right-court': {
    says: 'Vous avez le droit de rester jusqu’à un ordre du tribunal et la venue d’huissiers du tribunal (court bailiffs). C’est vrai pour la plupart des locataires.',
  },
  'gb.home.right-no-force': {
    says: 'C’est un délit pour un propriétaire de vous faire partir par la force ou la peur. Si cela arrive, appelez la mairie (council), et la police en cas de danger.',
  },
  'gb.home.right-reason': {
    says: 'En Angleterre, un propriétaire privé doit maintenant donner un motif légal et le prouver. Il n’y a plus d’expulsion sans motif.',
  },
  'gb.home.right-arrears-ground': {
    says: 'En Angleterre, le motif strict de loyer exige trois mois de retard, le jour du congé (notice) et à l’audience. Le congé doit laisser quatre semaines.',
  },
  'gb.home.right-breathing-space': {
    says: 'Le répit (breathing space) peut arrêter un congé et une étape au tribunal pour retard de loyer, jusqu’à 60 jours. Vous devez payer le loyer qui devient dû.',
  },
  'gb.home.right-scotland': {
    says: 'Vous pouvez dire au Tribunal pourquoi l’expulsion n’est pas raisonnable. Il doit peser votre côté.',
  },
  'gb.home.right-ni': {
    says: 'Votre propriétaire doit donner congé (notice) par écrit : quatre semaines les 12 premiers mois, huit jusqu’à dix ans, puis douze.',
  },
}
