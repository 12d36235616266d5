/** Questions about noise and branches of neighbours: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_DE: Words = {
  'jp.ask.branches': {
    says: 'Bitten Sie den Nachbarn, überhängende Äste zu schneiden. Geschieht in fairer Zeit nichts, etwa zwei Wochen, dürfen Sie es selbst. Wurzeln dürfen Sie gleich schneiden.',
  },
  'jp.ask.noise': {
    says: 'Lärm über das Erträgliche hinaus kann verboten werden und Geld bringen. Führen Sie ein Tagebuch, melden Sie es der Verwaltung und bitten Sie um Vermittlung (調停).',
  },
}
