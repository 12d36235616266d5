/** Questions about what may be taken of pay, accounts and homes: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_IT: Words = {
  'es.ask.wage-limit': {
    says: 'Lo stipendio netto fino al salario minimo (1.221 € al mese nel 2026) non si tocca. Dei 1.221 € seguenti il 30 %, poi di più: con 1.500 € circa 84 €, con 1.300 € circa 24 €. Deve ordinarlo un tribunale o un ufficio. Se trattengono di più, chieda al tribunale di correggere. Per i figli il giudice può prendere di più. Con famiglia a carico può ridurre la parte.',
    dependsOn: 'quanto guadagna e chi pignora',
  },
  'es.ask.account': {
    says: 'Chieda alla banca quale tribunale o ufficio l’ha ordinato. Poi mandi buste paga ed estratti conto. Chieda di liberare lo stipendio o la pensione che non si può prendere.',
  },
  'es.ask.myth-take-house': {
    says: 'Nessuno prende una casa per una lettera. Deve decidere un tribunale, e prende prima soldi e stipendio.',
  },
  'es.ask.myth-all-wages': {
    says: 'Non possono mai prendere tutto. La parte fino al salario minimo è Sua.',
  },
  'es.ask.court-home': {
    says: 'Chieda le carte e il numero della causa e chiami il tribunale. Nessuno può entrare senza il Suo sì o l’ordine di un giudice; un recuperatore mai. Mobili normali, vestiti, cibo e attrezzi di lavoro non si pignorano. Chieda un avvocato gratuito (abogado de oficio).',
  },
}
