/** The German words of the rows in ../state-cameras.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CAMERAS_DE: Words = {
  ...stateWords('camera', {
    CA: 'haftet der Fahrer, nicht der Halter. Die Mitteilung über eine rote Ampel muss binnen 15 Tagen verschickt werden, und die Fotos gelten meist als Beweis',
    FL: 'bekommt der Halter zuerst eine Mitteilung. Sie haben 60 Tage, um zu zahlen, an Eides statt zu sagen, wer fuhr, oder eine Anhörung zu verlangen',
    IL: 'bekommt der Eigentümer einen Strafzettel von einer Kamera, ohne Punkte. Sie können zeigen, dass das Auto gestohlen oder verkauft war',

    MD: 'bekommt der Eigentümer einen Strafzettel von einer Kamera, ohne Punkte. Sie können ein Verfahren (trial) verlangen und sagen, wer gefahren ist',
    NY: 'bekommt der Eigentümer einen Strafzettel von einer Kamera, egal wer fuhr. Er bringt keine Punkte. Ein gestohlenes oder verleastes Auto ist ein Einwand',
    OH: 'haben Sie nach einem Strafzettel von einer Kamera 30 Tage, um zu zahlen, zu beschwören, wer fuhr, oder eine Anhörung (hearing) zu verlangen',
    PA: 'bekommt der Eigentümer einen Strafzettel von einer Kamera, ohne Punkte. Sie können zeigen, dass ein anderer fuhr oder das Auto gestohlen oder verkauft war',
    VA: 'bekommt der Eigentümer einen Strafzettel von einer Kamera, ohne Punkte. Sie können beschwören, dass Sie nicht gefahren sind, oder zum Gericht gehen',
    WA: 'bekommt der Eigentümer einen Strafzettel von einer Kamera, ohne Punkte. Sie können unter Eid sagen, dass ein anderer das Auto hatte',
  }),
}
