/** Questions about who stays in an owned home when a couple parts: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNED_HOME_AND_DIVORCE_ES: Words = {
  'nl.ask.owned-home-divorce': {
    says: 'No. Mientras estén casados, no puede echarle, sea de quien sea la casa, ni venderla sin su firma. Un abogado puede pedir al juez en semanas que usted y los hijos se queden solos allí por ahora (voorlopige voorziening), y dinero. Tras el divorcio puede dar seis meses más. ¿Nunca casados y la casa no es suya? Entonces hay mucha menos protección: pida consejo hoy.',
  },
}
