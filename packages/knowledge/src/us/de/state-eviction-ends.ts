/** The German words of the rows in ../state-eviction-ends.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_EVICTION_ENDS_DE: Words = {
  ...stateWords('eviction-day', {
    ...sameCells(
      'IL MI NC NJ OH',
      'brauchen Sie meist keine schriftliche Antwort, um gehört zu werden. Gehen Sie am Tag der Ladung (summons) zum Gericht und bringen Sie Ihre Beweise mit',
    ),
    AZ: 'kommt die Verhandlung meist drei bis sechs Tage nach der Ladung (summons). Gehen Sie hin und bringen Sie möglichst eine schriftliche Antwort mit',
    MA: 'reichen Sie bis zum Tag in den Papieren eine schriftliche Antwort (answer) ein. Sagen Sie, was an der Wohnung nicht stimmt und was Sie gezahlt haben',
    WA: 'antworten Sie schriftlich bis zum Tag in der Ladung (summons). Bei kleinem Einkommen können Sie einen kostenlosen Anwalt bekommen',
  }),
  ...stateWords('eviction-stay', {
    AZ: 'muss ein Beamter nach dem Urteil meist fünf Tage warten. Waren Sie bei Gericht, können Sie in diesen fünf Tagen Berufung (appeal) einlegen',
    GA: 'haben Sie sieben Tage, um gegen die Anordnung Berufung (appeal) einzulegen. Bis dahin müssen Sie die Miete meist an das Gericht zahlen',
    IL: 'können Sie den Richter innerhalb von 30 Tagen bitten, die Anordnung aufzuheben oder Ihnen mehr Zeit zu geben',
    MA: 'haben Sie zehn Tage für eine Berufung (appeal). Haben Sie nichts falsch gemacht, kann der Richter sechs Monate Zeit geben, ab 60 Jahren oder bei einer Behinderung 12',
    MI: 'muss der Vermieter nach dem Urteil meist zehn Tage warten. In dieser Zeit können Sie zahlen, Berufung (appeal) einlegen oder um Aufschub (stay) bitten',
    NC: 'haben Sie zehn Tage für eine Berufung (appeal). Sie können bleiben, wenn Sie die laufende Miete beim clerk zahlen',
    NJ: 'muss ein Beamter meist drei Geschäftstage warten. Zahlen Sie alle Miete, kann der Richter bis zu sechs Monate mehr geben',
    OH: 'handelt der Gerichtsvollzieher (bailiff) meist innerhalb von zehn Tagen. Bitten Sie den Richter sofort um Aufschub (stay)',
  }),
  ...stateWords('eviction-record', {
    ...sameCells(
      'AZ MA WA',
      'kann ein Gericht manche Einträge über Räumungen sperren, vor allem wenn Sie gewonnen haben oder der Fall eingestellt wurde',
    ),
    IL: 'kann ein Gericht eine Räumungsakte verbergen, wenn der Fall keinen guten Grund in Tatsachen oder Recht hatte. Akten wegen Zwangsversteigerung beim Vermieter werden verborgen',
  }),
  ...stateWords(
    'left-things',
    sameCells(
      'AZ MA NC NJ WA',
      'müssen zurückgelassene Sachen meist eine Zeit lang aufbewahrt werden. Schreiben Sie sofort, dass Sie sie zurückhaben wollen',
    ),
  ),
}
