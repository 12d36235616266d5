/** Administrative fines of towns (GAS, SAC): defence, sums and what they must prove. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_FINE_IT: Words = {
  'be.fine.want-gas': {
    says: 'Il comune vuole che paghi una multa amministrativa (GAS, SAC).',
  },
  'be.fine.right-defence': {
    says: 'Contro una multa del comune può difendersi per iscritto entro 15 giorni dall’avviso.',
  },
  'be.fine.right-defence-parking': {
    says: 'Per sosta e parcheggio ha 30 giorni dall’avviso per pagare o difendersi per iscritto.',
  },
  'be.fine.step-check-town': {
    says: 'Controlli giorno, ora e luogo. Chieda di vedere il fascicolo con il verbale e le foto.',
  },
  'be.fine.right-gas-sum': {
    says: 'Per sosta e fermata la somma è fissa per tipo: 58 €, o 116 € dove è più pericoloso, come su marciapiede o pista ciclabile. Controlli quale tipo dice la lettera.',
  },
}
