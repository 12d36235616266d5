/** Questions about people who have no home or lose it soon: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_DE: Words = {
  'nl.ask.homeless': {
    says: 'Gehen Sie heute zur Gemeinde und bitten Sie um Aufnahme (opvang, Wmo), mit Kindern und Papieren; jede Gemeinde muss es prüfen. Sie muss helfen, wer das Zuhause verloren hat und es allein nicht schafft. Verlangen Sie die Antwort schriftlich, damit Sie binnen sechs Wochen widersprechen und sofort zum Richter können. Fragen Sie auch nach Dringlichkeit (urgentie), Postadresse und Sozialhilfe. Mit Kindern hilft das wijkteam.',
  },
}
