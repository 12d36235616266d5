/** Questions about private insolvency: how long it takes and what a person keeps: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSOLVENCY_DE: Words = {
  'de.ask-debt.insolvency': {
    says: 'Sie befreit nach drei Jahren von den meisten Schulden. Vorher muss eine Beratungsstelle oder ein Anwalt eine Einigung versuchen. Die Mietwohnung bleibt, wenn Sie die Miete weiter zahlen. Ein Auto bleibt nur, wenn Sie es für Arbeit oder Gesundheit brauchen. Auch der unpfändbare Lohn bleibt. Geldstrafen und Schulden aus einer vorsätzlichen Straftat fallen nicht weg.',
  },
}
