/** The French words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_FR: Words = {
  'fr.maintenance.reality': {
    says: 'Si un jugement ou un acte fixe la somme, la CAF (ARIPA) ou un commissaire peut la prendre sur salaire ou compte, sans nouveau juge.',
  },
  'fr.maintenance.right-change': {
    says: 'Vous gagnez bien moins, ou avez d’autres enfants ? Demandez au juge aux affaires familiales de changer la somme. Sans avocat obligatoire. D’ici là, l’ancienne somme est due.',
  },
  'fr.maintenance.right-years': {
    says: 'Le paiement direct prend la somme en cours et quelques mois passés, par fractions. Les sommes de plus de cinq ans sont prescrites.',
  },
  'fr.maintenance.warn': {
    says: 'Plus de deux mois sans payer en entier peut être un délit (abandon de famille). Payez ce que vous pouvez et saisissez le juge.',
  },
  'fr.maintenance.step': {
    says: 'Envoyez la preuve de vos paiements, mois par mois. Demandez un plan à l’ARIPA et au juge une nouvelle somme si c’est intenable.',
  },
  'fr.maintenance.option': {
    says: 'Demandez au juge aux affaires familiales de la réviser, avec votre budget.',
    title: 'Faire réviser la somme',
    cost: 'Sans avocat obligatoire.',
    time: 'Quelques mois. Demandez vite.',
    risk: 'Aucun.',
    bestFor: 'Votre situation a changé.',
  },
}
