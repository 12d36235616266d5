/** The Italian words of the rows in ../welfare-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WELFARE_DECISION_IT: Words = {
  'ie.welfare.deadline-appeal': {
    says: 'Ha 60 giorni dalla decisione per fare appello. Se Le serve il denaro, lo faccia prima.',
    action: 'Inviare l’appello al Social Welfare Appeals Office',
    consequence: 'Un appello tardivo richiede un buon motivo.',
  },
  'ie.welfare.right-review': {
    says: 'Può chiedere un riesame con nuove prove, e comunque fare appello in tempo.',
  },
  'ie.welfare.right-hearing': {
    says: 'Lo esamina un’altra persona. Può chiedere di essere sentito, gratis.',
  },
  'ie.welfare.right-meantime': {
    says: 'Se non ha soldi nell’attesa, chieda a Intreo la Supplementary Welfare Allowance.',
  },
  'ie.welfare.step-reason': {
    says: 'Cerchi il motivo. Chieda al medico o ad altri un documento che risponda.',
  },
  'ie.welfare.option-appeal': {
    title: 'Fare appello',
    cost: 'Gratis.',
    time: 'Alcuni mesi.',
    risk: 'Basso.',
    bestFor: 'Pensa che fatti o regole siano stati letti male.',
    says: 'Scriva perché è sbagliata e unisca i documenti. Citizens Information aiuta gratis.',
  },
  'ie.welfare.reality-review': {
    says: 'Una verifica è normale. Non è un’accusa, e il pagamento per ora continua.',
  },
  'ie.welfare.step-form': {
    says: 'Compili il modulo con verità e lo spedisca in tempo. Tenga copia e ricevuta.',
  },
  'ie.welfare.right-time': {
    says: 'Se serve più tempo, lo chieda prima dell’ultimo giorno e dica perché.',
  },
  'ie.welfare.right-after': {
    says: 'Se poi il pagamento scende, riceve una decisione scritta e ha 60 giorni per l’appello.',
  },
}
