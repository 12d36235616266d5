/** Questions about contributions of a self-employed person: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_DUES_IT: Words = {
  'be.ask.self-employed-dues': {
    says: 'Chieda subito per iscritto un piano alla sua cassa: spesso fino a 12 mesi o più. In difficoltà chieda la dispensa (dispense, vrijstelling) entro 12 mesi dal trimestre: resta la copertura sanitaria, ma quel trimestre può non contare per la pensione. Se guadagna meno quest’anno, chieda di pagare meno. Contro una contrainte (dwangbevel) agisca nei giorni indicati. Il CPAS aiuta.',
  },
}
