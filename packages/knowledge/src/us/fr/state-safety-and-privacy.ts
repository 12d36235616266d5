/** The French words of the rows in ../state-safety-and-privacy.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SAFETY_AND_PRIVACY_FR: Words = {
  ...stateWords('stalking', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un tribunal peut ordonner à quelqu’un de rester loin, le plus souvent gratuitement et le jour même. Suivre et harceler quelqu’un (stalking) est un délit',
  }),
  ...stateWords('images', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'partager des images intimes sans accord est un délit, et vous pouvez le plus souvent aller en justice',
  }),
  ...stateWords('recording', {
    'AZ GA MI NC NJ NY OH TX VA':
      'vous pouvez le plus souvent enregistrer une conversation où vous participez. Enregistrer les autres en secret est un délit',
    'CA FL IL MA PA WA':
      'pour enregistrer une conversation privée, tous ceux qui y participent doivent le plus souvent être d’accord',
  }),
}
