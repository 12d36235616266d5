/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'be.ask.step-work': { says: 'Gardez contrat et fiches de paie, et demandez à votre syndicat.' },
  'be.ask.right-work': {
    says: 'Vous avez un an après la fin du contrat pour saisir le tribunal du travail.',
  },
  'be.ask.dismissed': {
    says: 'Vérifiez le préavis selon l’ancienneté. Demandez les motifs par recommandé dans les deux mois. Vous avez un an pour saisir le tribunal du travail.',
  },
  'be.ask.serious-cause': {
    says: 'Contestez tout de suite par recommandé. L’employeur doit prouver les faits, agir en trois jours ouvrables et donner les motifs dans les trois suivants. Voyez votre syndicat. Vous avez un an pour le tribunal du travail.',
  },
  'be.ask.dismissed-message': {
    says: 'Un message peut rompre le contrat sur-le-champ, mais l’employeur doit alors payer tout le préavis. Un préavis à prester doit venir par recommandé ou huissier. Gardez le message, demandez les motifs et voyez votre syndicat.',
  },
}
