/** The French words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_FR: Words = {
  'us.insurance.want': {
    says: 'L’assureur dit ce qu’il va payer, ou qu’il ne va pas payer.',
  },
  'us.insurance.who': {
    says: 'C’est une entreprise privée ou une assurance du travail. Son non n’est pas définitif.',
  },
  'us.insurance.reality': {
    says: 'Peu de gens font appel, et beaucoup de ceux qui le font gagnent. Le premier appel est gratuit.',
  },
  'us.insurance.rights-summary': {
    says: 'Vous pouvez demander la raison par écrit, voir les papiers, faire appel et vous plaindre à votre État.',
  },
  'us.insurance.right-reason': {
    says: 'Vous pouvez demander à l’assureur sa raison par écrit et les mots du contrat sur lesquels il s’appuie.',
  },
  'us.insurance.step-reason': {
    says: 'Trouvez la raison du non et le dernier jour pour faire appel. Demandez votre dossier (claim file) par écrit.',
  },
  'us.insurance.step-doctor': {
    says: 'Demandez à votre médecin une lettre qui dit pourquoi vous avez besoin des soins, et votre dossier médical.',
  },
  'us.insurance.step-appeal': {
    says: 'Écrivez votre appel : ce qui a été refusé, pourquoi c’est faux, et les preuves. Envoyez-le de façon à prouver le jour.',
  },
  'us.insurance.step-check-code': {
    says: 'Vérifiez les noms, les dates et les codes. Beaucoup de refus viennent d’un code faux que le cabinet du médecin peut corriger.',
  },
  'us.insurance.option-appeal': {
    says: 'Envoyez un appel écrit avec des preuves. Pour une assurance santé, il faut cette étape avant la plupart des autres.',
    title: 'Faire appel dans l’assurance',
    cost: 'Gratuit',
    time: 'Pour une assurance santé, 180 jours pour le déposer',
    risk: 'Aucun.',
    bestFor: 'Vous pensez qu’ils devraient payer.',
  },
  'us.insurance.option-complain': {
    says: 'Le bureau des assurances de l’État demande à l’assureur de s’expliquer.',
    title: 'Se plaindre au bureau des assurances de votre État',
    cost: 'Gratuit',
    time: 'Des semaines',
    risk: 'Aucun. Les assurances qu’un employeur paie lui-même sont pour le Department of Labor.',
    bestFor: 'L’assureur est lent, muet ou injuste.',
  },
  'us.insurance.option-help': {
    says: 'Appelez l’EBSA pour une assurance du travail, ou le programme d’aide aux consommateurs de votre État.',
    title: 'Obtenir une aide gratuite pour l’appel',
    cost: 'Gratuit',
    time: 'Cette semaine',
    risk: 'Aucun. Les jours courent toujours.',
    bestFor: 'Vous êtes malade, ou la somme est grande.',
  },
  'us.insurance.warning-medicare': {
    says: 'Medicare et Medicaid ont leurs propres délais d’appel, certains aussi courts que 60 jours. La lettre donne le vôtre.',
  },
}
