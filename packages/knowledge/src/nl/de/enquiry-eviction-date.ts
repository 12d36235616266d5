/** Questions about an eviction that a judge has ordered and a bailiff has named the day for: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_DATE_DE: Words = {
  'nl.ask.eviction-date': {
    says: 'Packen Sie noch nicht, aber handeln Sie heute. Rufen Sie Vermieter und Schuldenhilfe der Gemeinde an: Bei naher Räumung muss sie binnen drei Werktagen mit Ihnen sprechen. Bieten Sie einen Plan an, zahlen Sie die Miete weiter. Sonst kann die Schuldenhilfe beim Gericht eine Pause (moratorium) bis sechs Monate beantragen. Das Juridisch Loket sagt gratis, ob Berufung hilft: meist drei Monate. Nicht vor Gericht gewesen? Verzet in vier Wochen.',
  },
}
