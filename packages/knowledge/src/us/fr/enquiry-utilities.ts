/** The French words of the rows in ../enquiry-utilities.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UTILITIES_FR: Words = {
  'us.state.tx.ask-power-cut': {
    says: 'Un avis de coupure doit arriver au moins dix jours avant. Le courant ne peut pas être coupé par chaleur ou froid extrêmes, ni tant qu’une personne très malade à la maison est protégée. Demandez un plan de paiement aujourd’hui.',
    dependsOn: 'le jour de l’avis, le temps qu’il fait, et qui est malade à la maison',
  },
  'us.ask-everyday.shut-off': {
    says: 'Appelez maintenant le fournisseur et demandez un plan. Dites si quelqu’un de malade, d’âgé ou de très jeune vit chez vous. Appelez le 211 pour une aide à payer, puis la commission des services de votre État (utility commission).',
  },
}
