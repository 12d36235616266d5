/** Questions about rent arrears, eviction and the right to a home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'fr.ask-home.winter': {
    says: 'La tregua invernale ferma solo lo sfratto materiale, dal 1° novembre al 31 marzo. La causa va avanti, il debito cresce e da aprile si può essere sfrattati. Paghi quindi ciò che può e risponda a ogni carta. Chieda tempo al giudice dell’esecuzione (fino a un anno), il FSL e il DALO. Il proprietario che cambia la serratura commette un reato: chiami il 17.',
  },
  'fr.ask-home.rent-arrears': {
    says: 'Parli con il padrone di casa, chiami SOS loyers impayés (0 805 16 00 75) e chieda il fondo casa (FSL). Dopo un ordine formale (commandement) ha sei settimane nei contratti più nuovi.',
  },
  'fr.ask-home.eviction-judged': {
    says: 'Ha due mesi dall’ordine di uscire. Chieda al giudice dell’esecuzione fino a un anno, e faccia domanda DALO.',
  },
  'fr.ask-home.more-time': {
    says: 'Chieda più tempo al giudice dell’esecuzione (juge de l’exécution): da un mese a un anno. Porti le prove dei Suoi redditi e della ricerca di una casa. Faccia anche domanda DALO.',
  },
  'fr.ask-home.dalo': {
    says: 'Chieda prima un alloggio sociale e conservi il numero. È senza casa, presto sfrattato, in un alloggio indegno o aspetta da troppo? Invii gratis il modulo DALO alla commissione presso la prefettura. Se dice sì e in tre o sei mesi non arriva nulla, vada al tribunale amministrativo.',
  },
}
