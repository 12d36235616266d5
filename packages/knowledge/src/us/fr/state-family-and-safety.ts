/** The French words of the rows in ../state-family-and-safety.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_FAMILY_AND_SAFETY_FR: Words = {
  ...stateWords('old-record', {
    AR: 'la plupart des petites infractions (misdemeanors) et certaines graves (felonies) peuvent être scellées dès que la peine est finie et tout payé. Les affaires abandonnées aussi',
    GA: 'jusqu’à deux petites infractions (misdemeanors) dans votre vie peuvent être cachées quatre ans après la peine, et les affaires abandonnées aussi. Une infraction grave (felony) demande d’abord une grâce',
    IA: 'les affaires abandonnées peuvent être effacées après 180 jours, et une petite infraction (misdemeanor) dans votre vie après huit ans. Les graves (felonies) restent le plus souvent',
    ID: 'les affaires sans condamnation peuvent le plus souvent être effacées. Une fois dans votre vie, une petite infraction sans violence peut être cachée, cinq ans après la peine',
    IN: 'beaucoup de vieilles condamnations, et d’affaires abandonnées, peuvent être effacées après quelques années. Pour les condamnations, vous pouvez le demander le plus souvent une seule fois dans votre vie',
    ME: 'la plupart des plus petites infractions (Class E) peuvent être scellées quatre ans après la peine, si vous le demandez au tribunal. Les autres restent le plus souvent',
    MS: 'les affaires abandonnées et une première petite infraction (misdemeanor) peuvent être effacées. Une seule grave (felony) dans votre vie aussi, le plus souvent cinq ans après la peine',
    'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA':
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
