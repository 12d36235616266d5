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
  'be.ask.pregnant': {
    says: 'Dès que l’employeur sait, et jusqu’à un mois après le congé, il ne peut licencier que pour une raison étrangère à la grossesse, qu’il doit prouver. Sinon, il doit six mois de salaire en plus. Demandez les motifs par écrit.',
  },
  'be.ask.bullied-at-work': {
    says: 'Parlez en confiance à la personne de confiance ou au conseiller en prévention de votre entreprise : c’est gratuit. Vous pouvez demander des échanges ou une démarche formelle. La démarche formelle vous protège des représailles. Notez chaque jour, et voyez votre syndicat ou votre médecin.',
  },
}
