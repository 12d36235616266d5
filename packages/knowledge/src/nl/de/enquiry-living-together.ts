/** Questions about benefits and living together: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_TOGETHER_DE: Words = {
  'nl.ask.living-together': {
    says: 'Legen Sie binnen sechs Wochen nach dem Bescheid Widerspruch (bezwaar) ein. Die Gemeinde muss zwei Dinge beweisen: dass Sie meist in einer Wohnung leben und dass Sie füreinander sorgen oder Kosten teilen. Zeigen Sie eigenen Mietvertrag, Rechnungen und Aussagen. Reicht das Geld nicht, bitten Sie den Richter um Eilhilfe (voorlopige voorziening).',
  },
}
