/** Questions about brothers and sisters who inherit together: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_AMONG_THEMSELVES_ES: Words = {
  'de.ask-family.heirs-together': {
    says: 'Sin testamento los hijos heredan a partes iguales; el cónyuge suele recibir la mitad. Pregunte al Nachlassgericht si hay testamento. Los herederos poseen y deciden juntos: nadie puede vender la casa ni vaciar la cuenta solo. Pida por escrito a su hermano o hermana la lista de bienes; quien los tiene debe informar. Proponga un reparto escrito. Sin acuerdo, vea a un abogado.',
  },
}
