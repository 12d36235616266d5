/** The German words of the rows in ../state-old-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_OLD_RECORDS_DE: Words = {
  ...stateWords('old-record', {
    ...sameCells(
      'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA',
      'können viele alte oder kleine Verurteilungen und eingestellte Fälle nach einigen Jahren gelöscht oder gesperrt werden',
    ),
    AR: 'können die meisten kleinen Straftaten (misdemeanors) und manche schwere (felonies) gesperrt werden, sobald die Strafe verbüßt und alles bezahlt ist. Auch eingestellte Fälle',
    GA: 'können im Leben bis zu zwei kleine Straftaten (misdemeanors) vier Jahre nach der Strafe verborgen werden, und auch eingestellte Fälle. Eine schwere (felony) braucht zuerst eine Begnadigung',
    IA: 'können eingestellte Fälle nach 180 Tagen gelöscht werden, und einmal im Leben eine kleine Straftat (misdemeanor) nach acht Jahren. Schwere (felonies) bleiben meist',
    ID: 'können Fälle ohne Verurteilung meist gelöscht werden. Einmal im Leben kann eine kleine Straftat ohne Gewalt verborgen werden, fünf Jahre nach der Strafe',
    IN: 'können viele alte Verurteilungen und eingestellte Fälle nach einigen Jahren gelöscht werden. Bei Verurteilungen können Sie das meist nur einmal im Leben verlangen',
    ME: 'können die meisten kleinsten Straftaten (Class E) vier Jahre nach der Strafe gesperrt werden, wenn Sie das Gericht bitten. Andere bleiben meist',
    MS: 'können eingestellte Fälle und eine erste kleine Straftat (misdemeanor) gelöscht werden. Einmal im Leben auch eine schwere (felony), meist fünf Jahre nach der Strafe',
  }),
}
