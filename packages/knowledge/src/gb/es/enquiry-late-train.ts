/** Questions about money back for a late train: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_TRAIN_ES: Words = {
  'gb.ask-travel.late-train': {
    says: 'Sí. Pida Delay Repay a la compañía del tren que llegó tarde, en 28 días, con el billete. Paga una parte desde 15 o 30 minutos, y más por una hora. Si el tren se canceló y no viajó, pida todo. Después el Rail Ombudsman es gratis.',
  },
}
