/** The French words of the rows in ../job-seeker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_SEEKER_FR: Words = {
  'fr.jobseeker.want': {
    says: 'France Travail vous reproche un manquement et veut suspendre ou réduire votre allocation.',
  },
  'fr.jobseeker.right-scale': {
    says: 'Un premier manquement : en général au moins 30 % en moins pendant un ou deux mois. Cela cesse si vous régularisez. Répété : jusqu’à quatre mois et la totalité.',
  },
  'fr.jobseeker.right-reason': {
    says: 'Pas de sanction avec un motif légitime : maladie, entretien, enfant malade. On doit d’abord vous entendre.',
  },
  'fr.jobseeker.right-mediator': {
    says: 'Contre une sanction, saisissez d’abord le médiateur de France Travail, en deux mois et sans frais. Ensuite seulement le tribunal administratif.',
  },
  'fr.jobseeker.reality': {
    says: 'C’est un avertissement ou une première étape. Ils doivent attendre votre réponse, et la sanction doit être proportionnée.',
  },
  'fr.jobseeker.step': {
    says: 'Répondez par écrit avant la date, avec preuves. Vous pouvez demander à être entendu, accompagné.',
  },
  'fr.jobseeker.right-refusal': {
    says: 'Refus après démission ? Après 121 jours, vous pouvez demander un réexamen. Le médiateur de France Travail est gratuit.',
  },
}
