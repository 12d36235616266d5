/** The Italian words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_IT: Words = {
  'ch.ask.train-late': {
    says: 'Oltre 60 minuti di ritardo all’arrivo ridanno almeno il 25 % del prezzo, oltre 120 minuti il 50 %. Vale anche per forza maggiore. Sotto 5 franchi non è dovuto. Lo chieda online o allo sportello. Si paga entro 30 giorni, in denaro se vuole.',
  },
}
