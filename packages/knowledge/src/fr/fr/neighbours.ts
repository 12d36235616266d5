/** The French words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_FR: Words = {
  'fr.neighbour.want': {
    says: 'On dit que vous gênez vos voisins et devez arrêter.',
  },
  'fr.neighbour.right-abnormal': {
    says: 'Seul un trouble qui dépasse la gêne normale compte. L’autre doit le prouver : constats, témoins, mesures.',
  },
  'fr.neighbour.right-first': {
    says: 'Avant le tribunal, ils doivent tenter une conciliation avec vous, gratuite chez le conciliateur.',
  },
  'fr.neighbour.step': {
    says: 'Répondez calmement par écrit. Dites ce que vous avez changé ou ce qui est faux, et proposez un conciliateur de justice.',
  },
  'fr.neighbour.option': {
    says: 'Rencontrez un conciliateur gratuit en mairie.',
    title: 'Conciliation gratuite',
    cost: 'Gratuit.',
    time: 'Quelques semaines.',
    risk: 'Aucun.',
    bestFor: 'Vous restez voisins.',
  },
}
