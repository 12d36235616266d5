/** The French words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_FR: Words = {
  'it.ask.wages-unpaid': {
    says: 'Demandez par écrit, puis allez à un syndicat ou à l’inspection du travail. Avec la fiche de paie, un avocat peut obtenir une injonction de payer. Vous avez cinq ans.',
  },
  'it.ask.not-registered': {
    says: 'Vous avez droit à la paie, au TFR et aux cotisations, même sans papier. Gardez messages, photos et noms. Signalez à l’Ispettorato del lavoro ou au syndicat. Cinq ans pour réclamer.',
  },
  'it.ask.tfr-amount': {
    says: 'Pour chaque année, prenez la paie brute et divisez par 13,5. Ajoutez la hausse légale. Dû à la fin du travail, au jour du CCNL. Cinq ans pour réclamer. En faillite, demandez au fonds INPS.',
  },
  'it.ask.overtime': {
    says: 'Tenez votre propre liste d’heures. Elles sont payées avec le supplément de votre convention (CCNL), ou rendues en repos si elle le dit. Vous avez cinq ans pour réclamer.',
  },
}
