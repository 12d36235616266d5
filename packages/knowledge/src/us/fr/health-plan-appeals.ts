/** The French words of the rows in ../health-plan-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PLAN_APPEALS_FR: Words = {
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
  'us.insurance.option-external': {
    says: 'Des médecins indépendants examinent le cas. S’ils disent oui, l’assurance doit payer.',
    title: 'Demander un examen externe (external review)',
    cost: 'Gratuit, ou au plus 25 $',
    time: 'Quatre mois pour demander, plus dans certains États',
    risk: 'Aucun. Vous pouvez le plus souvent encore aller en justice.',
    bestFor: 'L’assurance a encore dit non pour des raisons médicales.',
  },
}
