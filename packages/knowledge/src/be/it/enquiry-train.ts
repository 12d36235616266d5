/** The Italian words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_IT: Words = {
  'be.ask.train-late': {
    says: 'Il diritto europeo dà il 25 % del biglietto da 60 minuti di ritardo e il 50 % da due ore. Ha un abbonamento e molti ritardi? L’azienda ha regole anche per questo. Lo chieda presto sul sito di SNCB (NMBS), con data e biglietto. Se rifiuta, il difensore dei viaggiatori (Ombudsrail) aiuta gratis.',
  },
}
