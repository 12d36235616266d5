/** Questions about a bank that blames its customer for a fraud: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_BLAMES_ES: Words = {
  'es.ask.bank-blames': {
    says: 'No, eso no es el final. El banco debe devolver lo que usted no autorizó, salvo que pruebe fraude o negligencia grave. Caer en un buen engaño no lo es sin más, dice el Tribunal Supremo (571/2025). Reclame por escrito al servicio de atención al cliente con la denuncia. Debe contestar en 15 días hábiles. Luego, gratis, al Banco de España, o al juzgado.',
  },
}
