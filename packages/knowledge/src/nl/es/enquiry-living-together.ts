/** Questions about benefits and living together: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_TOGETHER_ES: Words = {
  'nl.ask.living-together': {
    says: 'Recurra en seis semanas. El municipio debe probar dos cosas: que viven casi siempre en una misma casa, y que se cuidan o comparten gastos. Enseñe su contrato, facturas y declaraciones. Si no puede vivir con el resto, pida al juez ayuda rápida (voorlopige voorziening).',
  },
}
