/** Questions about signing an agreement to end a job, and undoing it: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_ES: Words = {
  'nl.ask.undo': {
    says: 'Durante 14 días después de firmar, por escrito y sin motivo. Son tres semanas si el papel no lo dice.',
  },
  'nl.ask.sign-settlement': {
    says: 'No tiene que firmar. Pida tiempo y la oferta por escrito. Para la WW debe decir que la empresa quiere el final, sin culpa suya, y con el preaviso. Tras firmar tiene 14 días para echarse atrás.',
  },
}
