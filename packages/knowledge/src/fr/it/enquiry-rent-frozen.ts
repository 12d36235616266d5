/** Questions about the rent of a home with a bad energy class: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_FROZEN_IT: Words = {
  'fr.ask-home.rent-rise-dpe': {
    says: 'No, se la classe energetica (DPE) è F o G. Dal 24 agosto 2022 un tale affitto non può salire, nemmeno con l’indice (IRL). Lo stesso al rinnovo. Oltremare vale da luglio 2024. Rifiuti per raccomandata con copia del DPE. Poi vada alla commissione di conciliazione (CDC), gratuita.',
  },
}
