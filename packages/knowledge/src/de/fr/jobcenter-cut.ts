/** The French words of the rows in ../jobcenter-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTER_CUT_FR: Words = {
  'de.jobcenter-cut.want': {
    says: 'Le Jobcenter réduit votre aide, car il dit que vous avez manqué une obligation ou un rendez-vous.',
  },
  'de.jobcenter-cut.right-limit': {
    says: 'Un manquement coûte 30 % du taux de base pendant trois mois. Des rendez-vous manqués plusieurs fois coûtent 30 % pendant un mois. L’argent du loyer n’est pas touché.',
  },
  'de.jobcenter-cut.right-reason': {
    says: 'Pas de baisse si vous prouvez une bonne raison, comme une maladie ou un enfant malade. Ni en cas de dureté extrême.',
  },
  'de.jobcenter-cut.right-told': {
    says: 'Ils devaient vous avertir par écrit des suites, ou vous deviez les connaître. Ils doivent aussi vous entendre avant. La décision doit venir en six mois.',
  },
  'de.jobcenter-cut.right-make-good': {
    says: 'Faites-le plus tard ou dites sérieusement que vous le ferez. Alors la baisse prend fin, au plus tôt après un mois.',
  },
  'de.jobcenter-cut.warn-job': {
    says: 'Toute la somme de base peut cesser si vous refusez exprès un vrai emploi. Trois rendez-vous manqués de suite ? Alors tout l’argent peut cesser, et un mois plus tard aussi le loyer. Allez-y en personne aujourd’hui.',
  },
  'de.jobcenter-cut.deadline': {
    says: 'Vous avez un mois à partir du jour où la décision est arrivée. Une phrase suffit.',
    service: 'une lettre d’une administration est réputée reçue le quatrième jour après l’envoi',
    action: 'Envoyer votre opposition (Widerspruch) au Jobcenter',
    consequence: 'La baisse devient définitive.',
  },
  'de.jobcenter-cut.step-reason': {
    says: 'Écrivez pourquoi vous n’avez pas pu, avec une preuve comme un certificat. Faites opposition dans la même lettre.',
  },
  'de.jobcenter-cut.step-urgent': {
    says: 'Une opposition n’arrête pas la baisse. Pas d’argent pour manger ou le loyer ? Demandez une mesure urgente au tribunal social. C’est gratuit.',
  },
  'de.jobcenter-cut.option-object': {
    says: 'Écrivez que vous faites opposition et pourquoi. Déposez-le contre un cachet.',
    title: 'Contester la baisse',
    cost: 'Gratuit.',
    time: 'En un mois.',
    risk: 'Aucun.',
    bestFor: 'Vous aviez une raison, ou c’est une erreur.',
  },
}
