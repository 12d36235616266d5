/** What to do about a council tax letter in England and Wales, step by step: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_STEPS_IT: Words = {
  'gb.council-tax.step-catch-up': {
    says: 'Se può, paghi la rata in ritardo entro 7 giorni. Allora il piano mensile continua come prima.',
  },
  'gb.council-tax.step-call': {
    says: 'Contatti il comune (council) oggi se non può pagare tutto. Offra una somma al mese e chieda di sospendere altre azioni.',
  },
  'gb.council-tax.step-apply': {
    says: 'Chieda la riduzione (council tax reduction) se ha un reddito basso. Nella stessa telefonata chieda di sconti e aiuti per difficoltà.',
  },
  'gb.council-tax.step-check-bill': {
    says: 'Controlli la richiesta: le date in cui abitava lì, chi è indicato, i pagamenti fatti e ogni sconto.',
  },
  'gb.council-tax.step-summons': {
    says: 'Chiami il comune prima dell’udienza. Se è d’accordo con la somma non è obbligato ad andare, ma chieda un piano e di togliere le spese.',
  },
  'gb.council-tax.step-hearing': {
    says: 'Vada all’udienza se ha una difesa. Per esempio ha pagato, non abitava lì, o non ha mai ricevuto la richiesta.',
  },
  'gb.council-tax.step-order': {
    says: 'Mandi al comune reddito e spese. Chieda un piano, o trattenute da stipendio o aiuti. Chieda di non usare ufficiali giudiziari (bailiffs).',
  },
  'gb.council-tax.step-advice': {
    says: 'Chiami National Debtline allo 0808 808 4000 per un aiuto gratuito con il bilancio. Chieda della sospensione «breathing space».',
  },
  'gb.council-tax.step-write': {
    says: 'Se pensa che sia sbagliata, scriva al comune e dica perché. Chieda una decisione scritta, così può fare ricorso.',
  },
  'gb.council-tax.step-moved': {
    says: 'Se è andato via, mandi la prova della data: un contratto d’affitto, un atto di vendita o l’ultima bolletta.',
  },
  'gb.council-tax.step-occupier': {
    says: 'Forse la lettera non La nomina. Chieda al comune chi deve pagare secondo loro, per quali date e perché.',
  },
  'gb.council-tax.step-budget': {
    says: 'Calcoli che cosa resta dopo affitto, energia e cibo. Offra quella somma ogni mese e cominci subito a pagarla.',
  },
  'gb.council-tax.step-this-year': {
    says: 'Paghi in tempo quest’anno e offra un po’ in più per il vecchio debito. Scriva quale pagamento è per quale anno.',
  },
  'gb.council-tax.step-twelve': {
    says: 'Chieda di pagare in 12 mesi invece di 10. Così ogni rata è più piccola.',
  },
  'gb.council-tax.step-records': {
    says: 'Conservi la lettera, le prove di pagamento e una nota di ogni telefonata. Paghi con il Suo numero di conto come riferimento.',
  },
  'gb.council-tax.step-vulnerable': {
    says: 'Parli al comune di malattia, disabilità, gravidanza, lutto o bambini piccoli. Chieda di annotarlo e di sospendere.',
  },
}
