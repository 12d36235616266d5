/** The French words of the rows in ../state-old-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_OLD_RECORDS_FR: Words = {
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
}
