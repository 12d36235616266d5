/** The Italian words of the rows in ../rent-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_WORDS: Words = {
  'it.deposit.want': {
    says: 'Il proprietario dice che cosa succede al Suo deposito cauzionale.',
  },
  'it.deposit.right-back': {
    says: 'Quando riconsegna la casa, il deposito va restituito con gli interessi legali di ogni anno.',
  },
  'it.deposit.right-wear': {
    says: 'Il normale uso non è a carico Suo. Il proprietario deve provare i danni e, se Lei contesta, chiedere al giudice di tenere i soldi.',
  },
  'it.deposit.step-write': {
    says: 'Lo chieda con raccomandata o PEC, con il giorno delle chiavi, foto, il verbale di riconsegna e il Suo IBAN.',
  },
  'it.deposit.option-claim': {
    says: 'Prima scriva. Per gli affitti la mediazione viene prima del giudice. Un sindacato inquilini può aiutare.',
    title: 'Chiederlo, poi la mediazione',
    cost: 'Una raccomandata, poi una piccola spesa di mediazione',
    time: 'Qualche settimana, poi qualche mese',
    risk: 'Il proprietario può chiedere anche i danni.',
    bestFor: 'Ha ridato le chiavi e nessun danno è provato.',
  },
}
