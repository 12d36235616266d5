/** The French words of Spain: fine reasons. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_REASONS_FR: Words = {
  'es.fine.right-court': {
    says: 'Contre la décision finale, vous pouvez demander une révision en un mois (recurso de reposición). Ou saisir le tribunal administratif en deux mois.',
  },
  'es.fine.know-driver': {
    says: 'Ne pas désigner le conducteur est une infraction à part. Elle coûte le double de la première amende si elle était légère, le triple si elle était grave.',
  },
  'es.fine.phone': {
    says: 'Tenir un téléphone en conduisant est grave : 200 € et six points. Les vingt premiers jours, la moitié suffit.',
  },
  'es.fine.low-emission': {
    says: 'Rouler sans droit dans une zone à faibles émissions (ZBE) est grave : 200 € et aucun point. Vérifiez les panneaux et les exceptions de la ville.',
  },
  'es.fine.parking': {
    says: 'Pour le stationnement, le titulaire répond, sauf si un autre conducteur est désigné. Une amende légère est de 100 € au plus et se prescrit par trois mois.',
  },
  'es.fine.no-insurance': {
    says: 'Une voiture sans assurance coûte de 601 à 3 005 € selon une loi à part. Si vous étiez assuré ce jour-là, envoyez la police.',
  },
}
