/** Questions about the fence between two neighbours: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCES_IT: Words = {
  'nz.ask.fence': {
    says: 'I vicini dividono a metà una recinzione adeguata, ma solo dopo un avviso (fencing notice). Deve dire luogo, tipo e costo. Ha 21 giorni per opporsi per iscritto; altrimenti di solito deve la metà. Senza avviso né consenso non deve nulla. Una recinzione sul Suo terreno senza consenso si può spostare. Senza accordo: Disputes Tribunal.',
    dependsOn: 'se ha avuto un avviso di recinzione prima dei lavori',
  },
}
