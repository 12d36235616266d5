/** Questions about money back for a late train: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_TRAIN_IT: Words = {
  'gb.ask-travel.late-train': {
    says: "Sì. Chieda il Delay Repay alla compagnia del treno in ritardo, entro 28 giorni, con il biglietto. Paga una parte da 15 o 30 minuti, di più per un'ora. Se il treno è cancellato e non ha viaggiato, chieda tutto. Poi il Rail Ombudsman è gratuito.",
  },
}
