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
  'us.insurance.rights-health': {
    says: 'Vous pouvez voir votre dossier gratuitement, faire appel dans l’assurance, puis faire décider des médecins de l’extérieur.',
  },
  'us.insurance.asked-health': {
    says: 'Vous avez 180 jours pour faire appel dans une assurance santé, et pouvez voir votre dossier gratuitement. Après son dernier non, des médecins de l’extérieur peuvent décider.',
  },
  'us.insurance.deadline-appeal': {
    says: 'Vous avez 180 jours après avoir reçu la décision pour faire appel dans l’assurance santé.',
    action: 'Envoyer votre appel interne (internal appeal) à l’assurance santé',
    consequence: 'Vous pouvez perdre le droit de faire appel et d’aller en justice.',
  },
  'us.insurance.deadline-external': {
    says: 'Après le dernier non de l’assurance, vous avez quatre mois pour demander un examen externe (external review). Son résultat oblige l’assurance.',
    action: 'Demander un examen externe (external review) par des médecins indépendants',
    consequence: 'La décision de l’assurance reste, sauf si vous allez au tribunal.',
  },
  'us.insurance.right-file': {
    says: 'Vous avez droit à la raison, à la règle utilisée et à une copie gratuite de tout votre dossier.',
  },
  'us.insurance.right-fresh': {
    says: 'Une autre personne doit décider de votre appel, et un médecin adapté doit être interrogé sur les questions médicales.',
  },
  'us.insurance.right-external': {
    says: 'Pour la plupart des décisions médicales, des médecins indépendants peuvent les examiner après le dernier non de l’assurance.',
  },
  'us.insurance.right-urgent': {
    says: 'Si attendre peut nuire à votre santé, demandez un appel rapide. Ils doivent répondre en 72 heures.',
  },
  'us.insurance.right-surprise': {
    says: 'Pour une urgence, vous ne payez pas plus que dans votre réseau. C’est pareil pour la plupart des médecins que vous n’avez pas choisis dans un tel hôpital.',
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
  'us.insurance.option-external': {
    says: 'Des médecins indépendants examinent le cas. S’ils disent oui, l’assurance doit payer.',
    title: 'Demander un examen externe (external review)',
    cost: 'Gratuit, ou au plus 25 $',
    time: 'Quatre mois pour le demander',
    risk: 'Aucun. Vous pouvez le plus souvent encore aller en justice.',
    bestFor: 'L’assurance a encore dit non pour des raisons médicales.',
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
