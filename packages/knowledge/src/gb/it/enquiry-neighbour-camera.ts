/** Questions about a neighbour’s camera: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOUR_CAMERA_IT: Words = {
  'gb.ask-neighbour.camera': {
    says: 'Una telecamera solo sulla loro casa è permessa. Se riprende il suo giardino, le finestre o la strada, vale la legge sui dati: buona ragione, cartello, le sue immagini entro un mese, di solito cancellazione su richiesta. Prima chieda di girarla o coprirla. Poi reclamo all’ICO. Se serve a molestarla, 101; un giudice può fermarla.',
  },
}
