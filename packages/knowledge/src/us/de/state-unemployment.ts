/** The German words of the rows in ../state-unemployment.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_UNEMPLOYMENT_DE: Words = {
  ...stateWords(
    'fired-benefits',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'können Sie Arbeitslosengeld bekommen, wenn Sie ohne Fehlverhalten entlassen wurden oder aus gutem Grund gegangen sind',
    ),
  ),
  ...stateWords('pay-back-waiver', {
    NJ: 'können Sie um Erlass bitten, wenn Sie keine Schuld hatten und das Zurückzahlen sehr unfair wäre',
    ...sameCells(
      'GA VA WA',
      'können Sie einen Erlass (waiver) verlangen, wenn Sie keine Schuld hatten und Zurückzahlen unfair wäre',
    ),
    CA: 'müssen Sie nicht zurückzahlen, wenn Sie keine Schuld hatten und es eine große Notlage wäre. Verlangen Sie einen Erlass (waiver)',
    FL: 'müssen Sie meist auch ohne Schuld zurückzahlen. Legen Sie rechtzeitig Widerspruch (appeal) ein, wenn Sie es für falsch halten',
    IL: 'kann ohne Betrug ein Teil späterer Leistungen einbehalten werden, und Sie können einen Erlass (waiver) verlangen',
    MA: 'können Sie einen Erlass (waiver) verlangen, wenn Sie keine Schuld hatten und Zurückzahlen unfair oder zu schwer wäre',
    MI: 'können Sie einen Erlass (waiver) verlangen, wenn Sie keine Schuld hatten und Zurückzahlen eine Notlage wäre',
    OH: 'kann es ohne Betrug für begrenzte Zeit von späteren Leistungen genommen werden. Legen Sie innerhalb von 21 Tagen Widerspruch (appeal) ein',
    PA: 'wird es ohne Schuld meist nur von späteren Leistungen genommen, zum Teil und für einige Jahre',
    TX: 'gibt es keinen allgemeinen Erlass (waiver). Legen Sie rechtzeitig Widerspruch (appeal) ein und bitten Sie um einen Zahlungsplan',
  }),
  ...stateWords('jobless-appeal', {
    NC: 'entscheidet eine unabhängige Person (appeals referee) über Ihren Widerspruch. Der letzte Tag steht im Brief, und er kann schon 10 Tage nach dem Absenden sein',
  }),
}
