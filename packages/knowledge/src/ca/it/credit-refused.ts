/** The Italian words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'ca.creditno.want': {
    says: 'Chi presta dice no alla Sua richiesta. Con questa lettera Lei non deve nulla.',
  },
  'ca.creditno.reality': {
    says: 'Un no non è per sempre, e può venire da un errore nella Sua scheda di credito.',
  },
  'ca.creditno.step': {
    says: 'Chieda gratis la Sua scheda di credito e legga ogni riga. Non faccia ora domanda a molti; ogni richiesta si può vedere.',
  },
  'ca.creditno.option': {
    says: 'Scriva che cosa è sbagliato, con le prove. Poi chieda a chi presta di guardare di nuovo.',
    title: 'Far correggere un errore',
    cost: 'Niente.',
    time: 'Circa un mese.',
    risk: 'Nessuno.',
    bestFor: 'Se la scheda mostra un debito, un nome o un mancato pagamento sbagliato.',
  },
  'ca.creditno.right-report': {
    says: 'Può chiedere quale ufficio del credito ha usato chi presta. Tutti e due devono mostrarLe la scheda gratis e correggere gli errori.',
  },
  'ca.creditno.right-scheme': {
    says: 'Se una banca L’ha trattata male, reclami. Dopo 56 giorni, o la risposta finale, OBSI esamina il caso gratis.',
  },
}
