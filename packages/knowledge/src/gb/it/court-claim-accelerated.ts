/** An accelerated claim for possession of a home (England and Wales): the judge decides on the papers. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ACCELERATED_IT: Words = {
  'gb.claim.possession-papers-rights': {
    says: 'Ha il diritto di rispondere sul modulo di difesa (defence form) e di dire che cosa non va. L’aiuto legale è gratuito, con qualsiasi reddito.',
  },
  'gb.claim.possession-papers-reality': {
    says: 'È una cosa seria, ma ora non è obbligato ad andare via. In questa procedura rapida (accelerated possession) il giudice può decidere sugli atti, senza udienza.',
  },
  'gb.claim.possession-papers-form': {
    says: 'Mandi il modulo di difesa (defence form) entro 14 giorni da quando ha ricevuto gli atti. Dica che cosa non va nell’avviso (notice) o nelle date. Se il giudice ha dubbi, c’è un’udienza.',
  },
  'gb.claim.possession-papers-warn': {
    says: 'Se non manda nulla, un giudice può ordinarLe di lasciare la casa senza udienza. Cerchi subito aiuto legale.',
  },
  'gb.claim.possession-papers-option': {
    title: 'Rispondere sul modulo di difesa (defence form)',
    says: 'Dica che cosa non va nell’avviso (notice) o nella domanda. Se tutto è regolare, chieda più tempo e dica perché uscire sarebbe molto duro.',
    cost: 'Nulla. Difendersi non costa.',
    time: 'Una sera, entro 14 giorni.',
    risk: 'Se il tribunale ordina l’uscita, spesso si aggiungono le spese.',
    bestFor: 'L’avviso ha un difetto, o Le serve più tempo.',
  },
}
