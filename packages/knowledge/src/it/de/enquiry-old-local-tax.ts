/** Questions about old bills of the town: waste tax and property tax: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_LOCAL_TAX_DE: Words = {
  'it.ask.old-local-tax': {
    says: 'Die Gemeinde muss den ersten Bescheid (accertamento) bis 31. Dezember des fünften Jahres nach dem Steuerjahr schicken, bei nie gemeldeter Wohnung ein Jahr später. Danach laufen ab jedem zugestellten Papier fünf Jahre. Für 2018 war das Ende 2023, wegen Covid einige Wochen später. Verlangen Sie den Beweis jeder Zustellung. Ist es zu spät, bitten Sie um Löschung und klagen Sie binnen 60 Tagen.',
    dependsOn: 'wann der erste Bescheid verschickt wurde',
  },
}
