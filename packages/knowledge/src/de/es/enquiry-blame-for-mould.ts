/** Questions about a landlord who blames the tenant for mould: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLAME_FOR_MOULD_ES: Words = {
  'de.ask-home.blame-for-mould': {
    says: 'No, no por decirlo sin más. El casero debe mostrar primero que no es el edificio, como una pared fría o una fuga. Solo entonces debe usted mostrar que calentó y ventiló normal. Niéguelo por escrito con fotos y dé un plazo de reparación. Hasta entonces el alquiler es menor por ley. Pague con reserva por seguridad, o redúzcalo solo con un Mieterverein.',
  },
}
