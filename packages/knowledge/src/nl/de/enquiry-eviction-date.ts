/** Questions about an eviction that a judge has ordered and a bailiff has named the day for: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_DATE_DE: Words = {
  'nl.ask.eviction-date': {
    says: 'Packen Sie noch nicht, aber handeln Sie heute. Rufen Sie den Vermieter und die Schuldenhilfe der Gemeinde an: Bei naher Räumung muss sie binnen drei Werktagen mit Ihnen sprechen. Bieten Sie einen Plan an und zahlen Sie die Miete weiter. Lehnt er ab, kann die Schuldenhilfe beim Gericht eine Pause (moratorium) bis sechs Monate beantragen. Das Juridisch Loket sagt gratis, ob Berufung hilft. Sie ist meist drei Monate möglich, stoppt aber nicht immer.',
  },
}
