/** The Italian words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'au.creditno.want': {
    says: 'Chi presta dice no alla Sua richiesta. Con questa lettera Lei non deve nulla.',
  },
  'au.creditno.reality': {
    says: 'Un no non è per sempre, e può venire da un errore nella Sua scheda di credito.',
  },
  'au.creditno.step': {
    says: 'Chieda gratis la Sua scheda di credito e legga ogni riga. Non faccia ora domanda a molti; ogni richiesta si può vedere.',
  },
  'au.creditno.option': {
    says: 'Scriva che cosa è sbagliato, con le prove. Poi chieda a chi presta di guardare di nuovo.',
    title: 'Far correggere un errore',
    cost: 'Niente.',
    time: 'Circa un mese.',
    risk: 'Nessuno.',
    bestFor: 'Se la scheda mostra un debito, un nome o un mancato pagamento sbagliato.',
  },
  'au.creditno.right-report': {
    says: 'Chi presta deve dire quale ufficio del credito ha usato. Lei può vedere la scheda gratis e far correggere gli errori entro 30 giorni.',
  },
  'au.creditno.right-scheme': {
    says: 'Se chi presta o l’ufficio del credito non corregge un errore, AFCA decide gratis.',
  },
}
