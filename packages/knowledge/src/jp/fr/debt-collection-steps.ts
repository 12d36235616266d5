/** The French words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_FR: Words = {
  'jp.debt.step-age': {
    says: 'Cherchez la date de votre dernier paiement avant d’appeler. Si c’est plus de cinq ans, prenez d’abord conseil.',
  },
  'jp.debt.step-no-call': {
    says: 'Ne payez pas un peu et ne promettez rien au téléphone. Cela peut faire repartir le délai.',
  },
  'jp.debt.step-check': {
    says: 'Vérifiez la société. Le ministère de la Justice publie la liste des sociétés de recouvrement avec licence.',
  },
  'jp.debt.step-write': {
    says: 'Demandez par écrit le contrat et la liste de tous les paiements.',
  },
  'jp.debt.step-plan': {
    says: 'Si vous la devez, un avocat ou un scribe judiciaire peut convenir d’un plan sans nouveaux intérêts (任意整理). Demandez à Houterasu.',
  },
  'jp.debt.step-invoke': {
    says: 'Si elle est trop ancienne, dites-le par lettre certifiée (内容証明郵便). Faites-vous aider pour les mots.',
  },
  'jp.debt.step-harass': {
    says: 'Notez chaque appel ou visite. Appeler entre 9 heures du soir et 8 heures du matin demande une bonne raison.',
  },
}
