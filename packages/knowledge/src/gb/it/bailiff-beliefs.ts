/** Beliefs about bailiffs in England and Wales to correct: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_BELIEFS_IT: Words = {
  'gb.bailiff.myth-break-in': {
    says: 'Per quasi tutti i debiti un ufficiale giudiziario (bailiff) non può forzare una casa alla prima visita. Cambia se prima lo hanno fatto entrare e ha elencato i Suoi beni.',
  },
  'gb.bailiff.myth-prison': {
    says: 'Un ufficiale giudiziario (bailiff) non può arrestarla o mandarla in prigione per un debito con il comune o di consumo.',
  },
  'gb.bailiff.myth-everything': {
    says: 'Non possono prendere tutto. Le cose di base per la casa, quelle dei bambini e quelle di altri sono protette.',
  },
  'gb.bailiff.myth-car': {
    says: 'Possono prendere o bloccare la Sua auto nel vialetto o su una strada pubblica. Un’auto a rate di solito è di chi ha prestato i soldi. Un’auto da lavoro fino a £1,350 può essere protetta.',
  },
  'gb.bailiff.myth-family': {
    says: 'Non possono prendere cose che sono solo di altri. Conservi scontrini, estratti conto o libretto dell’auto (log book) per mostrare di chi sono.',
  },
  'gb.bailiff.myth-police': {
    says: 'La polizia può venire per mantenere la calma. Non può riscuotere il debito o farle aprire la porta per un debito con il comune.',
  },
}
