/** The Italian words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_IT: Words = {
  'us.public.want': {
    says: 'Un ufficio pubblico vuole questi soldi. Guardi per che cosa, come si compone la somma e l’ultimo giorno per contestarla.',
  },
  'us.public.reality': {
    says: 'L’ha mandato un ufficio pubblico. Molti possono prendere un rimborso fiscale, alcuni lo stipendio, senza causa. Agisca prima dell’ultimo giorno.',
  },
  'us.public.who': {
    says: 'È un ufficio pubblico. La legge federale sul recupero crediti non vincola il suo personale; valgono le sue regole.',
  },
  'us.public.know-refund': {
    says: 'Prima di prendere un rimborso fiscale statale, quasi tutti gli stati avvisano, spesso con 30 giorni per chiedere un’udienza.',
  },
  'us.public.right-benefits': {
    says: 'Una città, una contea o uno stato non può prendere Social Security o SSI per spese, multe o bollette.',
  },
  'us.public.step-dispute': {
    says: 'Se è sbagliato, scriva prima dell’ultimo giorno. Dica perché, chieda un riesame o un’udienza e mandi copie.',
  },
  'us.public.step-plan': {
    says: 'Se lo deve, chieda un piano o una somma più bassa per difficoltà. Lo ottenga per iscritto e conservi le ricevute.',
  },
  'us.public.option-plan': {
    says: 'Mostri entrate e spese. Offra una somma al mese che può mantenere.',
    title: 'Chiedere un piano all’ufficio',
    cost: 'Quanto concorda',
    time: 'Da giorni a settimane',
    risk: 'Se salta una rata, possono agire.',
    bestFor: 'Lo deve, ma non può pagare tutto subito.',
  },
  'us.public.attorney-general': {
    says: 'In alcuni stati l’attorney general riscuote per uffici, ospedali e università dello stato. Chieda a loro le carte del debito.',
  },
  'us.public.loan-reality': {
    says: 'È un prestito studentesco federale. Parte dello stipendio e il rimborso fiscale si possono prendere senza tribunale. Prima deve arrivare un avviso.',
  },
  'us.public.loan-no-limit': {
    says: 'Un prestito studentesco federale non si prescrive. Aspettare non aiuta; un piano o la rehabilitation sì.',
  },
  'us.public.loan-step': {
    says: 'Entri su StudentAid.gov, scritto da Lei. Veda i Suoi prestiti e chiami il numero indicato per un piano.',
  },
  'us.public.federal-pay': {
    says: 'Per un debito federale si può prendere al massimo il 15% dello stipendio netto. L’avviso deve arrivare 30 giorni prima.',
  },
  'us.public.federal-hearing': {
    says: 'Chieda un’udienza per iscritto entro il giorno indicato nell’avviso. Così non si prende stipendio fino alla decisione.',
  },
}
