/** Rights on council tax in England and Wales: reductions, discounts, exemptions and appeals. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_RIGHTS_IT: Words = {
  'gb.council-tax.right-reduction': {
    says: 'Con un reddito basso può chiedere la riduzione (council tax reduction). Ogni comune ha le sue regole, e per i pensionati ci sono regole nazionali.',
  },
  'gb.council-tax.right-reduction-wales': {
    says: 'Con un reddito basso può chiedere la riduzione (council tax reduction). In Galles le regole sono nazionali e può coprire tutta la tassa.',
  },
  'gb.council-tax.right-single': {
    says: 'Se è l’unico adulto in casa, ha il 25% in meno. Gli adulti che non contano non cambiano questo.',
  },
  'gb.council-tax.right-single-wales': { says: 'Se è l’unico adulto in casa, ha il 25% in meno.' },
  'gb.council-tax.right-disregard': {
    says: 'Alcuni adulti non contano. Per esempio studenti a tempo pieno, alcuni assistenti (carers), e persone con demenza o una condizione simile.',
  },
  'gb.council-tax.right-disability': {
    says: 'Se una persona disabile ha bisogno in casa di più spazio o di una stanza speciale, la tassa può scendere alla fascia (band) inferiore.',
  },
  'gb.council-tax.right-exempt': {
    says: 'Alcune case sono esenti. Per esempio quelle dove vivono solo studenti, o vuote dopo la morte di qualcuno.',
  },
  'gb.council-tax.right-appeal': {
    says: 'Può fare ricorso su chi deve pagare, uno sconto o una riduzione. Scriva prima al comune, poi c’è il Valuation Tribunal, gratis.',
  },
  'gb.council-tax.right-appeal-wales': {
    says: 'Può fare ricorso su chi deve pagare o su uno sconto. Scriva prima al comune. Poi vada al Valuation Tribunal for Wales.',
  },
  'gb.council-tax.right-stop-court': {
    says: 'Se paga la somma e le spese giuste prima dell’udienza, il comune deve chiudere la causa.',
  },
  'gb.council-tax.right-costs': {
    says: 'Può chiedere come hanno calcolato le spese del tribunale. Possono aggiungere solo le spese giuste per il Suo caso.',
  },
  'gb.council-tax.right-one-method': {
    says: 'Se riceve aiuti o lavora, può chiedere piccole trattenute fisse al posto degli ufficiali giudiziari (bailiffs).',
  },
  'gb.council-tax.right-premium': {
    says: 'Certe case non pagano il supplemento: fino a un anno se in vendita, in affitto o dopo una successione, e quelle di servizio o annessi. Chieda al comune, poi al Valuation Tribunal.',
  },
}
