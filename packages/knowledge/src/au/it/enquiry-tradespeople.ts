/** Questions about builders and other work that was done badly: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_IT: Words = {
  'au.ask.builder': {
    says: 'Scriva che cosa non va e dia una data per rimediare. Il lavoro va fatto con cura. Poi vada all’ufficio consumatori (fair trading) o al tribunale (tribunal) del Suo stato.',
  },
  'au.ask.builder-qld': {
    says: 'Scriva al costruttore e gli dia tempo. Se non ripara, reclami alla Queensland Building and Construction Commission; può ordinare le riparazioni e pagare con la sua assicurazione.',
  },
  'au.ask.bad-service': {
    says: 'Il lavoro va fatto con cura e capacità. Scriva e dia tempo per rimediare gratis. Se il difetto è grave, può chiudere il contratto, pagare un altro e chiedere il costo al tribunale (tribunal).',
  },
}
