/** Questions about what a court officer and a bank may take: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_OFFICER_FR: Words = {
  'au.ask.sheriff-goods': {
    says: 'Ils peuvent prendre et vendre certaines choses, mais pas vêtements, lits, cuisine et la plupart des meubles. Les outils de travail et une voiture modeste sont protégés jusqu’à une limite. Les biens d’autrui ou à crédit non : montrez les papiers. Ne les gênez pas : dans certains États ils peuvent forcer la porte. Agissez aujourd’hui : demandez au tribunal de payer par parts, ce qui l’arrête souvent, et appelez le 1800 007 007.',
  },
  'au.ask.bank-took-benefit': {
    says: 'Appelez la banque aujourd’hui : c’est l’argent de Centrelink et vous en avez besoin pour vivre. Ces paiements sont protégés, et par un code la plupart des banques vous en laissent au moins 90 % si le compte est à découvert. Demandez par écrit le reste et l’arrêt des frais. Demandez une aide (hardship). Sinon, plainte gratuite à l’AFCA. Vous pouvez faire verser l’argent ailleurs : dites-le à Centrelink.',
  },
}
