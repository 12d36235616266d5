/** A notice of a higher rent in Northern Ireland: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_NORTHERN_IRELAND_FR: Words = {
  'gb.rent-rise.right-faulty-ni': {
    says: 'Une hausse trop tôt, ou avec moins de trois mois de préavis écrit, n’a pas d’effet.',
  },
  'gb.rent-rise.step-ni': {
    says: 'Vérifiez deux points : un an depuis la dernière hausse, et trois mois entiers avant le début. S’il en manque un, écrivez au bailleur.',
  },
  'gb.rent-rise.reality-ni': {
    says: 'En Irlande du Nord, aucun tribunal ne fixe le loyer de la plupart des logements privés. Vérifiez les règles et négociez.',
  },
  'gb.rent-rise.not-yet-ni': {
    says: 'Jusqu’au jour indiqué, vous ne devez que l’ancien loyer.',
  },
  'gb.rent-rise.right-leave-ni': {
    says: 'Sans fin fixe, ou après elle, vous pouvez partir avec un préavis écrit de quatre semaines. Après dix ans, c’est douze semaines.',
  },
  'gb.rent-rise.step-council-ni': {
    says: 'Le bailleur viole ces règles et insiste ? Prévenez la mairie (environmental health) et appelez Housing Rights.',
  },
}
