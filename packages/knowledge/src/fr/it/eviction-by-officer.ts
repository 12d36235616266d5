/** An enforcement officer (commissaire de justice) who comes to evict: rights and time. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_BY_OFFICER_WORDS: Words = {
  'fr.home.officer-leave': {
    says: 'Un giudice ha ordinato lo sfratto. L’ufficiale Le dice di uscire (commandement de quitter les lieux).',
  },
  'fr.home.officer-reality': {
    says: 'Questo ordine da solo non chiude il contratto e non La sfratta. Apre un tempo per pagare o avere aiuto. Solo un giudice può decidere.',
  },
  'fr.home.officer-reality-judged': {
    says: 'C’è una decisione del tribunale, quindi è urgente. Ha ancora tempo, chi aiuta e un giudice che può dare più tempo.',
  },
  'fr.home.officer-winter': {
    says: 'Dal 1 novembre al 31 marzo di solito nessun inquilino può essere sfrattato (trêve hivernale).',
  },
  'fr.home.officer-adil': {
    says: 'Chiami oggi SOS loyers impayés (0 805 16 00 75) o l’ADIL. È gratis.',
  },
  'fr.home.officer-fsl': {
    says: 'Chieda a un assistente sociale il fondo casa (FSL) e lo dica alla CAF. Se può, paghi l’affitto corrente.',
  },
  'fr.home.officer-time': {
    says: 'Chieda al giudice dell’esecuzione più tempo per uscire: da un mese a un anno. Mostri che cerca casa.',
  },
  'fr.home.officer-three-years': {
    says: 'Ha diritto di chiedere al giudice fino a tre anni per pagare debiti d’affitto, se paga di nuovo l’affitto.',
  },
  'fr.home.officer-right-winter': {
    says: 'Ha diritto alla pausa invernale: di solito nessuno sfratto dal 1 novembre al 31 marzo.',
  },
  'fr.home.officer-rights': {
    says: 'Può restare finché un giudice decide. Può chiedere tempo, aiuto per l’affitto e un avvocato gratis.',
  },
  'fr.home.officer-option-help': {
    title: 'Avere aiuto gratis per la casa',
    says: 'L’ADIL, un assistente sociale e il fondo casa (FSL) possono fermare molti sfratti.',
    cost: 'Nulla.',
    time: 'Chiami oggi.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque sia indietro con l’affitto o abbia una disdetta.',
  },
}
