/** The French words of the rows in ../state-family-and-safety.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_FAMILY_AND_SAFETY_FR: Words = {
  ...stateWords('old-record', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'beaucoup de condamnations vieilles ou petites, et d’affaires abandonnées, peuvent être effacées ou scellées après quelques années',
  }),
  ...stateWords('heirs', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'sans testament, la loi de l’État fixe les parts du mari ou de la femme et des enfants. Un tribunal nomme qui s’occupe des biens et doit rendre des comptes',
  }),
  ...stateWords('stalking', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un tribunal peut ordonner à quelqu’un de rester loin, le plus souvent gratuitement et le jour même. Suivre et harceler quelqu’un (stalking) est un délit',
  }),
  ...stateWords('images', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'partager des images intimes sans accord est un délit, et vous pouvez le plus souvent aller en justice',
  }),
  ...stateWords('custody', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'le juge décide pour les enfants selon ce qui est le mieux pour eux. Les visites et la pension sont deux choses : un parent ne peut pas arrêter l’une à cause de l’autre',
  }),
  ...stateWords('recording', {
    'AZ GA MI NC NJ NY OH TX VA':
      'vous pouvez le plus souvent enregistrer une conversation où vous participez. Enregistrer les autres en secret est un délit',
    'CA FL IL MA PA WA':
      'pour enregistrer une conversation privée, tous ceux qui y participent doivent le plus souvent être d’accord',
  }),
}
