/** The French words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_FR: Words = {
  'us.news.ca-eviction-answer': {
    says: 'La Californie donne maintenant aux locataires dix jours de tribunal (court days) pour répondre à une affaire d’expulsion.',
    was: 'Les locataires avaient cinq jours de tribunal pour répondre.',
    is: 'Depuis le 1er janvier 2025, ils ont dix jours de tribunal.',
  },
  'us.news.tx-eviction': {
    says: 'Le Texas a changé ses règles d’expulsion le 1er janvier 2026. Les tribunaux vont plus vite, répondez donc tout de suite.',
    was: 'Un propriétaire pouvait dire à un locataire en retard une seule fois de partir, sans possibilité de payer.',
    is: 'Un locataire qui n’a jamais été en retard reçoit d’abord un avis de payer ou de partir. Les tribunaux agissent ensuite plus vite.',
  },
  'us.news.ny-fair': {
    says: 'L’État de New York interdit maintenant les pratiques commerciales injustes et abusives. Signalez-les à l’Attorney General.',
    was: 'L’État de New York interdisait seulement les pratiques trompeuses.',
    is: 'Les pratiques injustes et abusives sont interdites aussi. Seul l’Attorney General peut agir contre celles-ci.',
  },
  'us.news.ca-used-car': {
    says: 'En Californie, vous pouvez rendre la plupart des voitures d’occasion d’un marchand dans les trois jours depuis le 1er octobre 2026.',
    was: 'Il n’y avait pas de droit général de rendre une voiture d’occasion.',
    is: 'Les voitures jusqu’à 50 000 $ peuvent être rendues dans les trois jours et 400 miles. Le marchand garde des frais.',
  },
  'us.news.click-to-cancel': {
    says: 'Un tribunal a annulé la règle fédérale « click-to-cancel » (annuler en un clic). Une loi plus ancienne exige encore un moyen simple d’annuler.',
    was: 'La FTC avait fait une règle : annuler devait être aussi facile que s’inscrire.',
    is: 'Cette règle n’a jamais commencé. La loi sur les offres en ligne (ROSCA) et beaucoup de lois d’État vous aident encore.',
  },
  'us.news.tips-overtime-tax': {
    says: 'De 2025 à 2028, une partie de vos pourboires et de vos heures en plus peut être déduite de votre revenu imposable.',
    was: 'Tous les pourboires et toutes les heures en plus étaient imposés.',
    is: 'Vous pouvez en déduire une partie dans votre déclaration, jusqu’à une limite. Cela finit après 2028.',
  },
  'us.news.student-plan': {
    says: 'Depuis le 1er juillet 2026, il y a un nouveau plan pour les prêts étudiants fédéraux (RAP). Vérifiez votre plan sur StudentAid.gov.',
    was: 'Il y avait plusieurs plans selon le revenu, comme SAVE.',
    is: 'Les nouveaux prêts ont un plan normal et le Repayment Assistance Plan. Les anciens plans selon le revenu finissent par étapes.',
  },
}
