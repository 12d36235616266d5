/** Questions about who leaves the home when a couple parts: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_ES: Words = {
  'de.ask-family.who-leaves': {
    says: 'No. Mientras estén casados, ambos pueden quedarse, sea de quien sea la casa o el contrato. Ninguno puede echar al otro. El tribunal de familia puede darla a uno solo para evitar un gran daño, sobre todo por los hijos o tras violencia. No se vaya con prisa: tras seis meses sin decir nada puede perder el derecho a volver. Hable con el Jugendamt y un abogado.',
  },
}
