/** Rent debts and the way to an eviction: the ways out. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_OPTIONS_WORDS: Words = {
  'fr.home.option-plan': {
    title: 'Concordare un piano d’affitto',
    says: 'Offra l’affitto più una somma sul debito, firmato da tutti e due.',
    cost: 'Ciò che offre.',
    time: 'Una sera.',
    risk: 'Se lo viola, continuano.',
    bestFor: 'Può pagare l’affitto corrente.',
  },
  'fr.home.option-help': {
    title: 'Avere aiuto gratis per la casa',
    says: 'L’ADIL, un assistente sociale e il fondo casa (FSL) possono fermare molti sfratti.',
    cost: 'Nulla.',
    time: 'Chiami oggi.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque sia indietro con l’affitto o abbia una disdetta.',
  },
  'fr.home.option-court': {
    title: 'Andare all’udienza',
    says: 'Dica al giudice la Sua versione e chieda tempo. Non serve un avvocato.',
    cost: 'Nulla.',
    time: 'Mezza giornata.',
    risk: 'Se non va, il giudice decide da solo.',
    bestFor: 'Ha una data d’udienza.',
  },
  'fr.home.option-overdebt': {
    title: 'Chiedere aiuto per troppi debiti',
    says: 'La Banque de France può comprendere i debiti d’affitto. Un giudice può allora fermare per un tempo uno sfratto.',
    cost: 'Nulla.',
    time: 'Fino a tre mesi.',
    risk: 'Deve pagare l’affitto corrente.',
    bestFor: 'Ha debiti d’affitto e altri.',
  },
}
