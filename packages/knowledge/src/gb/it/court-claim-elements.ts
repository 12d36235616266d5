/** What a court claim form must hold: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ELEMENTS_IT: Words = {
  'gb.claim.element-number': {
    says: 'Un vero modulo di causa (claim form) ha un numero e indica un tribunale.',
    name: 'Un numero di causa e un tribunale',
    ifMissing:
      'Non vediamo un numero di causa. Chiami il tribunale a un numero trovato su GOV.UK e controlli che sia vero.',
  },
  'gb.claim.element-issue-date': {
    says: 'Il modulo mostra il giorno in cui il tribunale l’ha emesso. I Suoi giorni partono dalla notifica, dopo quel giorno.',
    name: 'La data di emissione (issue date)',
    ifMissing:
      'Non vediamo una data di emissione (issue date). Cerchi il timbro del tribunale, e chieda al tribunale se non c’è.',
  },
  'gb.claim.element-particulars': {
    says: 'Il creditore (claimant) deve esporre in breve i fatti, nel modulo o entro 14 giorni.',
    name: 'I motivi (particulars of claim)',
    ifMissing:
      'Non vediamo i motivi. Se dicono «to follow» (seguiranno), il tempo per la difesa parte da quando li riceve.',
  },
  'gb.claim.element-truth': {
    says: 'Il creditore (claimant) deve firmare che i fatti sono veri.',
    name: 'Una dichiarazione di verità (statement of truth)',
    ifMissing:
      'Nel testo non vediamo la dichiarazione di verità (statement of truth). Guardi il retro del modulo. Se manca, lo dica nella difesa.',
  },
  'gb.claim.element-total': {
    says: 'Il modulo mostra la somma richiesta, la tassa del tribunale e le spese legali fisse.',
    name: 'La somma richiesta, la tassa e le spese',
    ifMissing: 'Non abbiamo trovato le somme. Guardi il riquadro in basso a destra nel modulo.',
  },
}
