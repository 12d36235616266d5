/** Questions about what may be taken of pay, accounts and homes: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_IT: Words = {
  'es.ask.wage-limit': {
    says: 'Lo stipendio netto fino al salario minimo (1.221 € al mese nel 2026) non si può prendere. Oltre, il 30% della parte dopo, poi di più. Lo deve ordinare un tribunale o un ufficio pubblico.',
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
