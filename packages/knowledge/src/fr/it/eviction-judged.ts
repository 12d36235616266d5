/** After the judge has ordered the eviction: the order to leave and more time: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_JUDGED_WORDS: Words = {
  'fr.home.want-leave': {
    says: 'Un giudice ha ordinato lo sfratto. L’ufficiale Le dice di uscire (commandement de quitter les lieux).',
  },
  'fr.home.reality-judged': {
    says: 'C’è una decisione del tribunale, quindi è urgente. Ha ancora tempo, chi aiuta e un giudice che può dare più tempo.',
  },
  'fr.home.deadline-leave': {
    says: 'Ha due mesi dall’ordine di uscire, salvo che il giudice li abbia ridotti. Prima chieda più tempo al giudice dell’esecuzione.',
    action: 'Chiedere più tempo al giudice, e cercare una casa',
    consequence:
      'Dopo l’ufficiale può chiedere l’aiuto della polizia. Di solito nessuno sfratto dal 1 novembre al 31 marzo.',
  },
  'fr.home.rights-judged': {
    says: 'Può ancora chiedere più tempo al giudice dell’esecuzione, una casa allo Stato (DALO) e un avvocato gratis.',
  },
  'fr.home.option-more-time': {
    title: 'Chiedere più tempo al giudice',
    says: 'Chieda tempo per lasciare la casa al giudice dell’esecuzione (juge de l’exécution), per raccomandata con ricevuta o con una lettera consegnata in tribunale. Alleghi le prove della ricerca di un alloggio.',
    cost: 'Può essere dovuto un contributo di 50 €; non con l’aiuto legale. Non serve un avvocato.',
    time: 'Una lettera ora, poi un’udienza.',
    risk: 'L’ordine va avanti finché il giudice non decide. Chi è in mala fede non ha tempo in più.',
    bestFor: 'Non ha ancora un’altra casa.',
  },
  'fr.home.step-more-time': {
    says: 'Chieda al giudice dell’esecuzione più tempo per uscire: da un mese a un anno. Mostri che cerca casa.',
  },
  'fr.home.step-dalo': {
    says: 'Se rischia lo sfratto senza una nuova casa, faccia domanda per il diritto alla casa (DALO).',
  },
  'fr.home.right-home-help': {
    says: 'Ha diritto di chiedere allo Stato una casa (DALO) se è stato ordinato lo sfratto.',
  },
  'fr.home.warn-judged': {
    says: 'Un giudice ha deciso. Veda oggi un avvocato gratis o l’ADIL e chieda tempo.',
  },
  'fr.home.judged-winter': {
    says: 'Dal 1 novembre al 31 marzo di solito nessun inquilino può essere sfrattato (trêve hivernale).',
    learnMore:
      'Dopo una sentenza l’ufficiale deve prima dare un ordine di uscire, e poi di solito due mesi.',
  },
  'fr.home.judged-adil': {
    says: 'Chiami SOS loyers impayés (0 805 16 00 75) o l’ADIL. Chieda a un assistente sociale del fondo casa (FSL).',
  },
  'fr.home.judged-three-years': {
    says: 'In una causa d’affitto può chiedere al giudice fino a tre anni, se prima dell’udienza paga di nuovo l’affitto corrente.',
  },
  'fr.home.judged-time': {
    says: 'Ha diritto di chiedere al giudice dell’esecuzione più tempo per uscire: da un mese a un anno.',
  },
}
