/** The German words of the rows in ../state-cameras.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CAMERAS_DE: Words = {
  ...stateWords('camera', {
    MD: 'bekommt der Eigentümer einen Strafzettel von einer Kamera, ohne Punkte. Sie können ein Verfahren (trial) verlangen und sagen, wer gefahren ist',
    NY: 'bekommt der Eigentümer einen Strafzettel von einer Kamera, egal wer fuhr. Er bringt keine Punkte. Ein gestohlenes oder verleastes Auto ist ein Einwand',
    OH: 'haben Sie nach einem Strafzettel von einer Kamera 30 Tage, um zu zahlen, zu beschwören, wer fuhr, oder eine Anhörung (hearing) zu verlangen',
    PA: 'bekommt der Eigentümer einen Strafzettel von einer Kamera, ohne Punkte. Sie können zeigen, dass ein anderer fuhr oder das Auto gestohlen oder verkauft war',
    VA: 'bekommt der Eigentümer einen Strafzettel von einer Kamera, ohne Punkte. Sie können beschwören, dass Sie nicht gefahren sind, oder zum Gericht gehen',
    WA: 'bekommt der Eigentümer einen Strafzettel von einer Kamera, ohne Punkte. Sie können unter Eid sagen, dass ein anderer das Auto hatte',
  }),
}
