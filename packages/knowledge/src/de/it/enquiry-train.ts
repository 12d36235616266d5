/** The Italian words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_IT: Words = {
  'de.ask-train.late': {
    says: 'Da 60 minuti di ritardo all’arrivo riha il 25 % del prezzo, da 120 minuti il 50 %. Non con tempo estremo, persone sui binari o furto. Se si prevedono 60 minuti, può rinunciare e riavere tutto. Chieda entro tre mesi, online o con il modulo.',
  },
}
