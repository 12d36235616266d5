/** The German words of the rows in ../state-trade.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_TRADE_DE: Words = {
  ...stateWords('fair-trade', {
    AL: 'können Sie eine Firma wegen falscher Handlungen auf Ihren Verlust oder $100 verklagen, meist innerhalb eines Jahres. Schreiben Sie ihr 15 Tage vorher',
    AK: 'können Sie eine Firma innerhalb von zwei Jahren wegen falscher Handlungen auf das Dreifache Ihres Verlusts oder $500 verklagen',
    HI: 'können Sie eine Firma wegen unfairer oder falscher Handlungen auf das Dreifache Ihres Verlusts verklagen, oder auf $1,000, wenn das mehr ist',
    ID: 'können Sie eine Firma wegen falscher Handlungen auf Ihren Verlust oder $1,000 verklagen oder den Vertrag auflösen',
    IN: 'können Sie eine Firma wegen falscher Handlungen auf Ihren Verlust oder $500 verklagen. Meist müssen Sie ihr zuerst schreiben, und zwar innerhalb von sechs Monaten, nachdem Sie es merken',
    LA: 'können Sie eine Firma wegen unfairer oder falscher Handlungen auf Ihren Verlust verklagen, aber nur innerhalb eines Jahres',
    ME: 'können Sie eine Firma wegen unfairer oder falscher Handlungen auf Ihren Verlust verklagen. Schreiben Sie ihr 30 Tage vorher, was geschehen ist',
    MS: 'können Sie eine Firma wegen falscher Handlungen auf Ihren Verlust verklagen. Vorher müssen Sie eine Schlichtung versuchen, die der Attorney General zulässt',
    AZ: 'können Sie eine Firma wegen falscher Handlungen verklagen, aber nur innerhalb eines Jahres',
    CA: 'können Sie wegen falscher Behauptungen einer Firma klagen. Nach einem der Gesetze müssen Sie zuerst schreiben und 30 Tage warten',
    FL: 'können Sie eine Firma wegen unfairer oder falscher Handlungen auf Ihren Verlust verklagen. Wer verliert, muss vielleicht die Anwälte bezahlen',
    GA: 'können Sie eine Firma wegen unfairer Handlungen verklagen. Schreiben Sie 30 Tage vorher',
    IL: 'können Sie eine Firma wegen unfairer oder falscher Handlungen verklagen, meist innerhalb von drei Jahren',
    MA: 'schicken Sie zuerst eine Forderung (demand letter). Kommt in 30 Tagen kein faires Angebot, kann ein Richter das Zwei- oder Dreifache Ihres Verlusts geben',
    MI: 'können Sie eine Firma wegen unfairer Handlungen auf Ihren Verlust oder $250 verklagen, aber viele zugelassene Berufe sind ausgenommen',
    NJ: 'können Sie eine Firma wegen falscher Handlungen verklagen und das Dreifache Ihres Verlusts und Anwaltskosten bekommen',
    NY: 'können Sie eine Firma, die die Öffentlichkeit täuschte, auf Ihren Verlust oder $50 verklagen, und auf mehr, wenn sie es wusste',
    NC: 'können Sie eine Firma wegen unfairer oder falscher Handlungen verklagen und das Dreifache Ihres Verlusts bekommen',
    OH: 'können Sie einen unfairen Verkauf rückgängig machen oder auf Ihren Verlust klagen, meist innerhalb von zwei Jahren',
    PA: 'können Sie eine Firma wegen falscher Handlungen auf Ihren Verlust oder $100 verklagen, und bis zum Dreifachen der Summe',
    TX: 'können Sie eine Firma wegen falscher Behauptungen verklagen. Schreiben Sie 60 Tage vorher, mit den Tatsachen und der Summe',
    VA: 'können Sie eine Firma wegen falscher Handlungen auf Ihren Verlust oder $500 verklagen, und bis zum Dreifachen, wenn es Absicht war',
    WA: 'können Sie eine Firma wegen unfairer oder falscher Handlungen verklagen und bis zum Dreifachen Ihres Verlusts bekommen, bis zu einer Grenze',
  }),
  ...stateWords('car-taken', {
    ...sameCells(
      'AZ FL MI NJ NY NC TX VA WA',
      'darf das Auto nur friedlich genommen werden. Vor dem Verkauf müssen Sie eine Mitteilung bekommen, und bis dahin können Sie es zurückkaufen',
    ),
    CA: 'bekommen Sie 15 Tage vor dem Verkauf eines genommenen Autos Bescheid und können es meist zurückbekommen, wenn Sie den Rückstand zahlen',
    GA: 'muss man innerhalb von 10 Tagen eine Mitteilung per Einschreiben (certified mail) schicken, sonst schulden Sie nach dem Verkauf keinen Rest',
    IL: 'haben Sie nach der Mitteilung 21 Tage, um das Auto zurückzubekommen. Haben Sie 30 % oder mehr gezahlt, reicht es einmal, nur den Rückstand zu zahlen',
    MA: 'müssen Sie, bevor das Auto genommen wird, eine Mitteilung und 21 Tage bekommen, um den Rückstand zu zahlen',
    MD: 'müssen Sie innerhalb von fünf Tagen, nachdem das Auto genommen wurde, eine Mitteilung bekommen. 15 Tage lang können Sie es danach meist zurückbekommen, wenn Sie den Rückstand zahlen',
    ME: 'müssen Sie, bevor das Auto genommen wird, meist eine Mitteilung und 14 Tage bekommen, um den Rückstand zu zahlen',
    MN: 'müssen Sie vor dem Verkauf eines genommenen Autos eine Mitteilung bekommen. Wer oft verspätete Zahlungen annahm, muss Ihnen zuerst schreiben, dass er es nicht mehr tut',
    MO: 'müssen Sie, bevor das Auto genommen wird, meist eine Mitteilung und 20 Tage bekommen, um den Rückstand zu zahlen',
    NV: 'müssen Sie 10 Tage vor dem Verkauf eines genommenen Autos eine schriftliche Mitteilung bekommen und können es bis dahin zurückkaufen',
    OH: 'haben Sie meist 20 Tage, nachdem das Auto genommen wurde, um den Rückstand zu zahlen und es zurückzubekommen',
    PA: 'bekommen Sie eine Mitteilung und 15 Tage, um das Auto vor dem Verkauf zurückzubekommen',
  }),
}
