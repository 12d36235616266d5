/** The Italian words of Spain: rent deposit. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_IT: Words = {
  'es.deposit.want': {
    says: 'Il proprietario dice che cosa succede con il Suo deposito (fianza).',
  },
  'es.deposit.right-month': {
    says: 'Dovrebbe riaverlo entro un mese da quando restituisce le chiavi. Dopo porta gli interessi legali.',
  },
  'es.deposit.right-wear': {
    says: 'La normale usura non è a Suo carico. Il proprietario deve mostrare il danno e quanto costa ripararlo.',
  },
  'es.deposit.step-write': {
    says: 'Chieda i soldi per iscritto (burofax), con il giorno delle chiavi, le foto e il Suo numero di conto.',
  },
  'es.deposit.option-claim': {
    says: 'Prima cerchi un accordo per iscritto. Poi lo chieda in una breve causa (juicio verbal).',
    title: 'Chiederlo, poi andare dal giudice',
    cost: 'Fino a 2.000 € non serve un avvocato',
    time: 'Un mese, poi alcuni mesi',
    risk: 'Il proprietario può chiedere anche dei danni.',
    bestFor: 'È passato un mese, o il danno non è provato.',
  },
}
