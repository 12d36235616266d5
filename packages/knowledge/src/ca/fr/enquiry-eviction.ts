/** Questions about eviction, locks and rent that is late: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'ca.ask.evict': {
    says: 'Un avis seul ne peut pas vous mettre dehors. Il faut une décision si vous restez. Vérifiez le formulaire et le dernier jour, et appelez un comité logement.',
  },
  'ca.ask.evict-qc': {
    says: 'Au Québec, seul le Tribunal administratif du logement peut mettre fin à votre bail si vous refusez. Vous avez le droit au maintien dans les lieux.',
  },
  'ca.ask.locks': {
    says: 'On ne peut pas changer les serrures ni couper le chauffage pour vous faire partir. Appelez l’organisme du logement ou la police.',
  },
  'ca.ask.arrears': {
    says: 'Payez au plus vite et gardez la preuve. Dans bien des provinces, payer à temps arrête l’avis. Offrez un plan par écrit.',
  },
  'ca.ask.evict-on': {
    says: 'En Ontario, seule la Commission de la location immobilière (Landlord and Tenant Board) peut ordonner votre départ. Vous pouvez rester jusque-là. Allez à l’audience et donnez votre version.',
  },
  'ca.ask.evict-bc': {
    says: 'En Colombie-Britannique, vous devez contester à temps : 5 jours pour loyer impayé, 10 pour un motif (cause), 21 pour usage personnel. Si vous contestez, vous pouvez rester jusqu’à la décision.',
    dependsOn: 'le genre d’avis et le jour où vous l’avez reçu',
  },
  'ca.ask.n12': {
    says: 'Vous n’avez pas à partir ce jour-là. Il faut 60 jours jusqu’à la fin d’une période et le plus souvent un mois de loyer. Depuis le 21 septembre 2026, un propriétaire qui donne 120 jours n’a pas à payer ce mois ; pour un acheteur, il reste dû. Seule la Commission peut expulser, et la mauvaise foi peut coûter un an de loyer.',
  },
  'ca.ask.on-review': {
    says: 'Demandez à la Commission de réviser l’ordonnance dans les 15 jours après le jour où elle a été rendue. Dites quelle erreur grave elle contient, ou pourquoi vous n’avez pas pu participer. Demandez aussi un sursis (stay), pour que le shérif attende. Un appel à la Cour divisionnaire sur un point de droit a 30 jours. Les cliniques juridiques et l’avocat de service aident gratuitement.',
  },
}
