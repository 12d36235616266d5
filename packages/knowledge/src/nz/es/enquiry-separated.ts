/** Questions about the home and savings after a couple parts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATED_ES: Words = {
  'nz.ask.split-property': {
    says: 'Casi siempre sí, si vivieron en pareja tres años o más. Entonces la casa familiar, aunque fuera del otro antes, y lo que hicieron juntos se reparte a medias. También las deudas comunes. Con menos de tres años cuenta lo que aportó cada uno. Vaya al Family Court en tres años desde la ruptura, o 12 meses tras el divorcio. Un acuerdo solo obliga por escrito, con un abogado cada uno.',
  },
}
