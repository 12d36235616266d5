/** The French words of the rows in ../official-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_ORDERS_FR: Words = {
  'nz.driver.right-name': {
    says: 'Si vous ne conduisiez pas, dites qui conduisait. Si vous ne pouvez pas le savoir, dites par écrit ce que vous avez essayé.',
  },
  'nz.driver.warn': {
    says: 'Ne l’ignorez pas. Le silence ou un faux nom est lui-même une infraction, avec une forte amende.',
  },
  'nz.driver.step': {
    says: 'Vérifiez la voiture, le jour et le lieu. Répondez par écrit dans les 14 jours et gardez une copie.',
  },
  'nz.driver.step-lawyer': {
    says: 'S’il s’agit d’un accident ou d’une infraction grave, appelez d’abord un avocat ou Community Law.',
  },
  'nz.order.step': {
    says: 'Appelez l’agent nommé dans la lettre avant le dernier jour. Demandez ce qui suffirait, et demandez plus de temps par écrit.',
  },
  'nz.order.right': {
    says: 'Vous pouvez demander les raisons et le dossier, et donner votre version.',
  },
  'nz.order.deadline-abatement': {
    says: 'Vous avez 15 jours ouvrés après avoir reçu un ordre de faire cesser (abatement notice) pour faire appel.',
    action: 'Faire appel à l’Environment Court',
    consequence: 'Après cela, vous devez obéir à l’ordre.',
  },
  'nz.order.right-stay': {
    says: 'Vous pouvez faire appel à l’Environment Court et lui demander de suspendre l’ordre. Tant qu’elle ne l’a pas dit, vous devez obéir.',
  },
  'nz.order.warn': {
    says: 'Ne pas obéir est une infraction avec de fortes amendes. Prenez vite le conseil d’un urbaniste ou d’un avocat.',
  },
  'nz.order.option-change': {
    says: 'Écrivez à la commune (council) avec des photos. Vous pouvez lui demander de changer ou d’annuler l’ordre.',
    title: 'Demander à la commune de le changer ou de l’annuler',
    cost: 'Gratuit.',
    time: 'Quelques semaines.',
    risk: 'Le temps pour faire appel continue.',
    bestFor: 'Vous avez tout remis en ordre, ou des faits sont faux.',
  },
}
