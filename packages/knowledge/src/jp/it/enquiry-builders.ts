/** The Italian words of the rows in ../enquiry-builders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUILDERS_IT: Words = {
  'jp.ask.builder-overcharge': {
    says: 'Vale il prezzo pattuito. Il lavoro in più richiede prima il Suo sì. Chieda una fattura con le voci, paghi il pattuito e contesti il resto per iscritto. Sono venuti da Lei, o era molto più caro dell’annuncio? Allora può avere otto giorni per annullare (クーリング・オフ). Non paghi sotto pressione; chiami il 188.',
  },
  'jp.ask.bad-work': {
    says: 'Faccia foto e chieda per iscritto di rimediare, con una data. Fino ad allora può trattenere una parte giusta del prezzo. Se non accade nulla chieda uno sconto o denaro. Segnali il difetto entro un anno.',
  },
}
