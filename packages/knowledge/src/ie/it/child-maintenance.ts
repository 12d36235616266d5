/** The Italian words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_IT: Words = {
  'ie.maintenance.right-change': {
    says: 'Se sono cambiati i redditi o i bisogni del figlio, può chiedere al giudice un’altra somma. Fino ad allora vale l’ordine.',
  },
  'ie.maintenance.right-heard': {
    says: 'Solo un giudice può far prendere denaro dalla paga. Prima è ascoltato, e deve restarLe di che vivere.',
  },
  'ie.maintenance.warn': {
    says: 'Non ignori un ordine del giudice. Nel caso peggiore può valere come oltraggio.',
  },
  'ie.maintenance.step': {
    says: 'Confronti la somma con l’ordine e le ricevute. Paghi ora ciò che può e offra per iscritto delle rate.',
  },
  'ie.maintenance.option-change': {
    title: 'Chiedere al giudice una modifica',
    cost: 'Gratis al District Court.',
    time: 'Alcune settimane o mesi.',
    risk: 'Basso. Il giudice guarda entrambe le parti.',
    bestFor: 'Non può più pagare la somma.',
    says: 'Chieda il modulo alla cancelleria. Il Legal Aid Board e la sua mediazione gratuita aiutano.',
  },
}
