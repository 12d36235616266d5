/** The second chance: debts that a judge wipes out: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SECOND_CHANCE_IT: Words = {
  'es.debt.right-second-chance': {
    says: 'Se non può pagare tutti i debiti ed era in buona fede, un giudice può cancellarne la maggior parte (Ley de Segunda Oportunidad).',
  },
  'es.debt.option-second-chance': {
    says: 'Un avvocato può chiedere al giudice di cancellare i Suoi debiti. Con un reddito basso è possibile un avvocato gratis.',
    title: 'Informarsi su una seconda possibilità',
    cost: 'Gratis con l’assistenza legale. Altrimenti l’avvocato e le spese.',
    time: 'Molti mesi.',
    risk: 'Può dover vendere ciò che ha o seguire un piano.',
    bestFor: 'Non può pagare tutti i debiti, ora o presto.',
  },
}
