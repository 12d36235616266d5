/** Italian: the words of the rows in ../water-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WATER_BILLS_IT: Words = {
  'gb.bill.right-cut-off-gas': {
    says: 'Per il gas devono aspettare 28 giorni dopo la bolletta e avvisare sette giorni prima. Non possono staccare per una somma davvero contestata.',
  },
  'gb.bill.right-water-council': {
    says: "Se la Sua società dell'acqua non risolve, il Consumer Council for Water aiuta gratis.",
  },
  'gb.bill.right-watersure': {
    says: 'Ha un contatore, certi sussidi, e tre figli o più o una malattia che richiede acqua? Chieda allora WaterSure, che limita la bolletta.',
  },
}
