/** Questions about loans and the bank: hardship, a car or home that a lender wants to take, closed accounts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_IT: Words = {
  'au.ask.repossession': {
    says: 'Chieda subito a chi presta un aiuto per le difficoltà (hardship), e faccia reclamo gratis ad AFCA. Deve mandare un avviso e aspettare 30 giorni, e per entrare in casa Sua serve un permesso.',
  },
  'au.ask.home-loan': {
    says: 'Chiami l’ufficio per le difficoltà (hardship team) di chi presta e la linea di aiuto 1800 007 007. Deve mandare un avviso (default notice) con almeno 30 giorni. Un reclamo ad AFCA di solito lo ferma.',
  },
  'au.ask.loan-hardship': {
    says: 'Dica a chi presta che è un hardship notice: perché, quanto può pagare e fino a quando. Una telefonata vale, ma scriva anche; gli arretrati non lo impediscono. Deve rispondere in 21 giorni e motivare un no. Fino ad allora, e 14 giorni dopo un no, di solito non può fare causa. Se rifiuta o tace, decide AFCA gratis. Prima di toccare il super o fallire: 1800 007 007.',
  },
  'au.ask.account-closed': {
    says: 'Una banca può chiudere un conto, di solito con un giusto preavviso, e deve darLe i soldi. Chieda il motivo per iscritto. Se è ingiusto, reclami alla banca, poi gratis ad AFCA.',
  },
  'au.ask.repo-agent': {
    says: "Un agente non può entrare nel terreno dove abita per prendere l'auto senza il suo sì scritto o un ordine del giudice. Non deve firmare nulla; la polizia non riscuote debiti. Altrove possono prenderla dopo un avviso (default notice) e 30 giorni. Faccia oggi reclamo ad AFCA, 1800 931 678: di solito devono aspettare. Chieda per iscritto un aiuto (hardship). Non nasconda l'auto: se lo chiedono per iscritto, deve dire dov'è.",
  },
}
