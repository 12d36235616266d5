/** The Italian words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'de.home.deadline-rise': {
    says: "Ha tempo fino alla fine del secondo mese dopo l'arrivo della lettera. Il giorno indicato è quello sicuro.",
    action: "Rispondere all'aumento: accettare, accettare in parte o dire no",
    consequence:
      'Il locatore può fare causa per il consenso entro altri tre mesi. Nulla aumenta da solo.',
  },
  'de.home.step-rise-check': {
    says: "Non accetti ancora. Controlli l'indice degli affitti (Mietspiegel), la misura dell'appartamento e la data dell'ultimo aumento.",
  },
  'de.home.option-rise': {
    title: 'Accettare solo fin dove è giusto',
    says: 'Dica per iscritto quanto accetta. Il silenzio non è consenso, ma pagare due volte può esserlo.',
    cost: 'Gratis.',
    time: 'Due mesi per pensare.',
    risk: 'Il locatore può fare causa per il consenso.',
    bestFor: "L'aumento supera l'affitto locale o è troppo presto.",
  },
  'de.home.right-rise': {
    says: "L'affitto può salire al massimo al livello locale. Entro tre anni non più del 20%, in molte città del 15%.",
  },
  'de.home.right-rise-wait': {
    says: "Quando parte l'aumento, l'affitto deve essere stato uguale per 15 mesi. Sale solo con il Suo consenso o con una sentenza.",
  },
}
