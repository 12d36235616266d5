/** The French words of the rows in ../enquiry-fair-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAIR_HOUSING_FR: Words = {
  'us.ask-home.discrimination': {
    says: 'Plaignez-vous au HUD dans l’année, ou à votre État. Un propriétaire ne peut pas vous traiter moins bien pour la race, le sexe, la religion, les enfants ou un handicap. Il doit faire des changements justes pour un handicap.',
  },
  'us.ask-home.voucher-refused': {
    says: 'La loi fédérale permet à la plupart des propriétaires de refuser un bon (voucher), mais beaucoup d’États et de villes l’interdisent. Demandez le refus par écrit et plaignez-vous au bureau des droits civiques de votre État.',
    dependsOn: 'votre État et votre ville',
  },
  'us.ask-life.voucher': {
    says: 'Demandez l’audience par écrit au plus tard le jour indiqué dans la lettre, et demandez à voir votre dossier. Votre aide devrait le plus souvent continuer jusqu’à l’audience.',
  },
}
