/** The German words of the rows in ../state-judgment-terms.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_JUDGMENT_TERMS_DE: Words = {
  ...stateWords('judgment-age', {
    ...sameCells(
      'AZ MI NC WA',
      'kann ein Urteil (judgment) 10 Jahre lang genutzt und meist erneuert werden. Fragen Sie das Gericht nach seinem Datum',
    ),
    ...sameCells(
      'MA NJ',
      'kann ein Urteil (judgment) 20 Jahre lang genutzt und meist erneuert werden. Fragen Sie das Gericht nach seinem Datum',
    ),
    GA: 'ruht ein Urteil (dormant judgment), das 7 Jahre lang niemand nutzt. Ein Gericht kann es wieder wecken',
    IL: 'kann ein Urteil (judgment) 7 Jahre lang genutzt und meist erneuert werden. Fragen Sie das Gericht nach seinem Datum',
    OH: 'ruht ein Urteil (dormant judgment), das 5 Jahre lang niemand nutzt. Ein Gericht kann es wieder wecken',
  }),
  ...stateWords('money-questions', {
    ...sameCells(
      'AZ GA IL MA MI NC OH WA CA CO FL IN MD MN MO NY OR VA WI',
      'antworten Sie, wenn ein Gericht nach Ihrem Geld fragt, und gehen Sie am Tag hin. Fernbleiben kann zur Verhaftung führen. Sagen Sie, welches Geld geschützt ist',
    ),
    NJ: 'beantworten Sie die Fragen zu Ihrem Geld (information subpoena) innerhalb von 14 Tagen. Sagen Sie, welches Geld geschützt ist',
  }),
  ...stateWords('pay-notice', {
    OH: 'muss man Ihnen 15 Tage, bevor man Ihren Lohn verlangt, eine Forderung schicken. Dann können Sie beim Gericht einen Treuhänder (trusteeship) verlangen',
  }),
  ...stateWords('safe-home', {
    MA: 'sind $125,000 Ihres eigenen Hauses vor den meisten Urteilen sicher. Reichen Sie eine Erklärung (declaration of homestead) ein, dann sind es $1,000,000',
    AZ: 'sind mindestens $400,000 vom Wert Ihres eigenen Hauses vor den meisten Urteilen sicher. Der Betrag steigt jedes Jahr',
    IL: 'sind bis zu $50,000 vom Wert Ihres eigenen Hauses vor den meisten Urteilen sicher, bei zwei Eigentümern das Doppelte',
    ...sameCells(
      'GA MI NC OH WA',
      'ist ein Teil des Werts Ihres eigenen Hauses vor den meisten Urteilen sicher (homestead). Fragen Sie, was Sie dafür einreichen müssen',
    ),
    CA: 'ist ein großer Teil des Werts Ihres bewohnten Hauses vor den meisten Urteilen sicher. Ein Gericht muss jeden Verkauf erlauben',
    ...sameCells(
      'FL TX',
      'kann Ihr bewohntes Haus für die meisten Schulden nicht verkauft werden. Anders ist es bei Krediten auf das Haus, seinen Steuern und manchen Pfandrechten (liens)',
    ),
    NY: 'ist ein fester Betrag vom Wert Ihres eigenen Hauses vor den meisten Urteilen sicher. Er hängt vom Bezirk (county) ab',
  }),
}
