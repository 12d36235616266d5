/** The French words of the rows in ../enquiry-harm-done.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARM_DONE_FR: Words = {
  'jp.ask.harm-done': {
    says: 'Vous devez le dommage causé par votre faute, moins la part due à la faute de l’autre. Signalez l’accident à la police. Demandez certificats et reçus, et ne signez pas tout de suite. Cherchez une assurance : une responsabilité civile (個人賠償責任保険) est souvent dans l’assurance du logement, de l’auto, de la carte ou du vélo, aussi de la famille.',
  },
}
