/** French: the words of the rows in ../maintenance-payments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MAINTENANCE_PAYMENTS_FR: Words = {
  'gb.maintenance.wants': {
    says: 'Le service des pensions (Child Maintenance Service) veut une somme pour un enfant, ou vous explique son calcul.',
  },
  'gb.maintenance.right-again': {
    says: 'Demandez dans les 30 jours un nouvel examen. Ensuite, vous pouvez saisir gratuitement un tribunal (tribunal).',
  },
  'gb.maintenance.know-change': {
    says: "Signalez aussitôt un changement de salaire. Entre deux révisions annuelles, on ne recalcule que s'il est plus haut ou plus bas de 25%.",
  },
  'gb.maintenance.right-wages': {
    says: "Ils peuvent prendre de l'argent sur votre salaire sans juge. Ils doivent vous laisser au moins 60% du salaire net.",
  },
  'gb.maintenance.step': {
    says: 'Envoyez vos dernières fiches de paie. Demandez comment chaque somme est calculée, et proposez un plan pour la dette.',
  },
  'gb.maintenance.ni': {
    says: 'Demandez un nouvel examen de la décision. Ensuite, vous pouvez saisir un tribunal (tribunal).',
  },
  'gb.maintenance.answer': {
    says: 'Envoyez vos dernières fiches de paie et demandez dans les 30 jours un nouvel examen. Ensuite, vous pouvez saisir un tribunal. Sur le salaire, il doit vous rester au moins 60% du net.',
  },
}
