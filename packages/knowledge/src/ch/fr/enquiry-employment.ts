/** Questions about illness, holidays, overtime, bullying and wages that are not paid: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_FR: Words = {
  'ch.ask.unpaid-wages': {
    says: 'Écrivez à l’entreprise et fixez un dernier jour pour payer. Allez ensuite à l’autorité de conciliation ou engagez une poursuite. Jusqu’à 30 000 francs, la procédure est gratuite. En cas de faillite, demandez vite l’indemnité en cas d’insolvabilité à la caisse de chômage : jusqu’à quatre mois de salaire.',
  },
  'ch.ask.sick': {
    says: 'Vous gardez le salaire un temps qui augmente avec les années, ou une indemnité journalière. Après l’essai, un congé est nul pendant la maladie, pour 30, 90 ou 180 jours. Envoyez un certificat.',
  },
  'ch.ask.holidays': {
    says: 'Vous avez au moins quatre semaines par an, cinq jusqu’à 20 ans, dont deux de suite. L’employeur fixe la date mais doit tenir compte de vous. Pendant l’emploi, les vacances ne se paient pas en argent.',
  },
  'ch.ask.overtime': {
    says: 'Les heures ordonnées ou nécessaires se paient avec 25 % de plus, ou se compensent par un congé égal si vous êtes d’accord. Un contrat écrit peut dire autre chose : vérifiez-le. Notez jour, heures et qui le savait. Réclamez vite par écrit. Vous avez cinq ans.',
  },
  'ch.ask.bullying': {
    says: 'L’employeur doit protéger votre personne et votre santé. Tenez un journal : jour, paroles, témoins. Plaignez-vous par écrit au chef ou à la personne de confiance et demandez des mesures. Voyez un médecin. L’inspection cantonale du travail aide. Ne démissionnez pas vite : le chômage peut suspendre des jours. Un congé pour plainte peut être abusif.',
  },
}
