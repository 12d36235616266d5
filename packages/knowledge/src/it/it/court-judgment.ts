/** Court judgments and the appeal: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'it.enforce.want-judgment': {
    says: 'Il giudice ha deciso. La sentenza di primo grado può essere eseguita subito, se non è sospesa.',
  },
  'it.enforce.deadline-appeal': {
    says: "Ha 30 giorni per l'appello dalla notifica della sentenza. Se non è notificata, sei mesi dalla pubblicazione.",
    action: 'Fare appello con un avvocato',
    consequence: 'La sentenza diventa definitiva.',
  },
  'it.enforce.option-appeal': {
    title: 'Fare appello',
    says: 'Chieda a un avvocato se conviene e di chiedere la sospensione.',
    cost: 'Avvocato e contributo, o patrocinio gratuito.',
    time: '30 giorni dalla notifica.',
    risk: 'Se perde, può pagare di più.',
    bestFor: 'Il giudice non ha visto fatti o norme.',
  },
}
