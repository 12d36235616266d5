/** Questions about illness, holidays, overtime and wages that are not paid: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_FR: Words = {
  'ch.ask.unpaid-wages': {
    says: "Écrivez en recommandé, fixez un délai d'une semaine environ et annoncez que vous cesserez le travail. Ensuite vous pouvez refuser de travailler jusqu'au paiement, et le salaire court toujours. Puis allez à l'autorité de conciliation (gratuite jusqu'à 30'000 francs) ou lancez une poursuite. Ne partez pas d'un coup sans conseil. Si l'entreprise ne peut pas payer, voyez l'ORP : la caisse paie jusqu'à quatre mois.",
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
}
