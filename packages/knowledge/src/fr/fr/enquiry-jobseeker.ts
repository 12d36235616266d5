/** The French words of the rows in ../enquiry-jobseeker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBSEEKER_WORDS: Words = {
  'fr.ask-debt.jobseeker-cut': {
    says: 'On doit d’abord vous écrire et vous entendre. Répondez avant la date de la lettre, avec des preuves. Un motif légitime arrête tout : maladie, entretien d’embauche, enfant malade. Un premier manquement coûte en général au moins 30 % pendant un ou deux mois, et cela finit plus tôt si vous faites ce qui manquait. Contre la décision, lisez la dernière page : elle dit comment et en combien de jours. Le médiateur de France Travail est gratuit.',
  },
}
