/** The Italian words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'nz.creditno.want': {
    says: 'Chi presta dice no alla Sua richiesta. Con questa lettera Lei non deve nulla.',
  },
  'nz.creditno.reality': {
    says: 'Un no non è per sempre, e può venire da un errore nella Sua scheda di credito.',
  },
  'nz.creditno.step': {
    says: 'Chieda gratis la Sua scheda di credito e legga ogni riga. Non faccia ora domanda a molti; ogni richiesta si può vedere.',
  },
  'nz.creditno.option': {
    says: 'Scriva che cosa è sbagliato, con le prove. Poi chieda a chi presta di guardare di nuovo.',
    title: 'Far correggere un errore',
    cost: 'Niente.',
    time: 'Circa un mese.',
    risk: 'Nessuno.',
    bestFor: 'Se la scheda mostra un debito, un nome o un mancato pagamento sbagliato.',
  },
  'nz.creditno.right-report': {
    says: 'Chieda a chi presta il motivo e quale agenzia di credito ha usato. Può vedere il rapporto gratis e far correggere gli errori.',
  },
  'nz.creditno.right-scheme': {
    says: 'Chi presta deve controllare che Lei possa rendere i soldi senza difficoltà, e può dire no. Se è stato negligente, il suo servizio gratuito di reclamo può guardare.',
  },
}
