/** The French words of the rows in ../enquiry-social-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOCIAL_INSURANCE_FR: Words = {
  'ch.ask.disability-refused': {
    says: 'Est-ce un projet de décision ? Écrivez vos objections à l’office AI dans les 30 jours. Est-ce la décision ? Recours au tribunal cantonal des assurances dans les 30 jours. Il coûte 200 à 1000 francs ; avec peu d’argent, demandez l’assistance judiciaire. Demandez d’abord votre dossier.',
  },
  'ch.ask.treatment-refused': {
    says: 'Demandez par écrit une décision motivée. Faites opposition auprès de l’assureur dans les 30 jours : c’est gratuit. Contre sa réponse, allez au tribunal cantonal des assurances dans les 30 jours, le plus souvent gratuit. Demandez au médecin un rapport sur l’utilité. L’ombudsman aide gratuitement.',
  },
  'ch.ask.extra-benefits': {
    says: 'Vous y avez droit avec une rente AVS ou AI si les dépenses reconnues dépassent vos revenus. La fortune doit être sous 100 000 francs, 200 000 pour un couple ; le logement que vous habitez ne compte pas ici. Demandez à la commune ou à la caisse. Faites-le vite : le passé est rarement payé.',
    dependsOn: 'la rente, les dépenses et la fortune',
  },
  'ch.ask.benefit-back': {
    says: 'Faites opposition par écrit dans les 30 jours, gratuitement. Cela arrête la demande. Si vous étiez de bonne foi et que rembourser serait une charge trop lourde, demandez aussi la remise, dans les 30 jours dès l’entrée en force. L’office a trois ans dès qu’il le sait, en général cinq au plus.',
  },
}
