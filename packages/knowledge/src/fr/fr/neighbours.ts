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
  'fr.neighbour.right-trees': {
    says: 'Les arbres et haies de plus de deux mètres doivent le plus souvent être à deux mètres de la limite, les plus bas à un demi-mètre. Après trente ans, la hauteur ou la place peut rester. Les branches qui dépassent se coupent sur demande.',
  },
  'fr.neighbour.step-trees': {
    says: 'Mesurez la hauteur et la distance, demandez en mairie les règles locales et répondez par écrit. Avant le juge, il faut le plus souvent tenter un conciliateur gratuit.',
  },
  'fr.neighbour.lease-not-yet': {
    says: 'Cette lettre ne met pas fin à votre bail. Pour du bruit ou d’autres troubles, seul un juge peut y mettre fin, et seulement si le trouble est prouvé et grave.',
  },
  'fr.neighbour.lease-duty': {
    says: 'Le locataire doit user paisiblement du logement. Le bailleur doit agir quand des voisins sont gênés, mais il doit d’abord vous écrire et donner ses raisons.',
  },
  'fr.neighbour.lease-step': {
    says: 'Demandez par écrit les dates et les preuves : mains courantes, lettres de voisins. Cessez ce qui est vrai, et notez les soirées calmes.',
  },
}
