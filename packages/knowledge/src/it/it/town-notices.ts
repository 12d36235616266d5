/** The Italian words of the rows in ../town-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_NOTICES_WORDS: Words = {
  'it.town.step-real': {
    says: 'Verifichi con l’Ufficio Tributi del Comune. Cerchi Lei il numero e non paghi mai da un link in un messaggio.',
  },
  'it.town.option-parts': {
    says: 'Scriva all’Ufficio Tributi del Comune e dica che è in difficoltà economica.',
    title: 'Chiedere le rate al Comune',
    cost: 'Gli interessi.',
    time: 'Lo chieda entro i 60 giorni.',
    risk: 'Due rate saltate in sei mesi possono far perdere il piano.',
    bestFor: 'L’imposta è dovuta e non può pagare subito.',
  },
  'it.town.right-tari': {
    says: 'La TARI è dovuta da chi possiede o usa i locali, per quel tempo. Dove il Comune non raccoglie i rifiuti, deve al massimo il 40 %: lo chieda per iscritto.',
  },
}
