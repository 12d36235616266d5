/** Questions about vouchers, veterans, juries, forgiven loans and medical records: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFFICES_IT: Words = {
  'us.ask-life.voucher': {
    says: 'Chieda per iscritto l’udienza entro il giorno nella lettera, e chieda di vedere il fascicolo. L’aiuto dovrebbe quasi sempre continuare fino all’udienza.',
  },
  'us.ask-life.va-decision': {
    says: 'Ha un anno. Mandi nuove prove (supplemental claim), chieda un esame superiore (higher-level review) o vada al Board. Un’organizzazione di veterani aiuta gratis.',
  },
  'us.ask-life.jury': {
    says: 'Risponda entro la data. Quasi sempre può rimandare una volta, o chiedere l’esonero per difficoltà o cura di altri. Il datore non può licenziarla perché fa il giurato (jury).',
  },
  'us.ask-life.loan-forgiveness': {
    says: 'I prestiti federali si possono cancellare dopo dieci anni di servizio pubblico, per invalidità duratura o se la scuola ha chiuso. Faccia domanda gratis su studentaid.gov. Quelli privati quasi sempre no.',
    dependsOn: 'il tipo di prestito e di lavoro',
  },
  'us.ask-life.medical-records': {
    says: 'Può avere le Sue cartelle, quasi sempre entro 30 giorni e per un prezzo giusto. Non possono trattenerle per un conto non pagato. Faccia reclamo all’HHS Office for Civil Rights.',
  },
}
