/** The French words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_FR: Words = {
  'ie.maintenance.right-change': {
    says: 'Si vos revenus ou les besoins de l’enfant ont changé, le tribunal peut changer la somme. D’ici là, l’ordonnance vaut.',
  },
  'ie.maintenance.right-heard': {
    says: 'Seul un tribunal peut faire prélever sur le salaire. Vous êtes entendu avant, et il doit vous rester de quoi vivre.',
  },
  'ie.maintenance.warn': {
    says: 'N’ignorez pas une ordonnance. Au pire, le tribunal peut y voir un outrage.',
  },
  'ie.maintenance.step': {
    says: 'Comparez la somme à l’ordonnance et à vos preuves. Payez déjà ce que vous pouvez, et proposez par écrit un plan.',
  },
  'ie.maintenance.option-change': {
    title: 'Demander au tribunal un changement',
    cost: 'Gratuit au District Court.',
    time: 'Quelques semaines ou mois.',
    risk: 'Faible. Le tribunal regarde les deux côtés.',
    bestFor: 'Vous ne pouvez plus payer la somme.',
    says: 'Demandez le formulaire au greffe. Le Legal Aid Board et sa médiation gratuite aident.',
  },
}
