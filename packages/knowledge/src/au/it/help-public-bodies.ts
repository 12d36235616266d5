/** The Italian words of the rows in ../help-public-bodies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_IT: Words = {
  'au.help.fwo': { does: 'Aiuta gratis per paga, ferie e preavviso.' },
  'au.help.fwc': { does: 'Decide sui licenziamenti ingiusti e su altre richieste di lavoro.' },
  'au.help.scamwatch': { does: 'Riceve segnalazioni di truffe e dice che cosa fare.' },
  'au.help.afsa': {
    does: 'Spiega il fallimento personale (bankruptcy) e gli accordi sui debiti (debt agreements).',
  },
  'au.help.accc': { does: 'Spiega i diritti dei consumatori e riceve segnalazioni.' },
}
