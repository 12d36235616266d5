/** Questions about new hours or shifts that are to start within days: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_SHIFT_IT: Words = {
  'es.ask.new-shift-now': {
    says: 'Vada al nuovo turno e contesti nello stesso tempo: se resta a casa possono licenziarla. Firmi solo con «no conforme» e la data. Un grande cambio richiede una lettera con i motivi, 15 giorni prima. Ha 20 giorni lavorativi per il tribunale, o può andarsene con 20 giorni di paga per anno, fino a nove mesi. Con un figlio sotto i 12 anni chieda per iscritto orari adatti: devono rispondere entro 15 giorni.',
  },
}
