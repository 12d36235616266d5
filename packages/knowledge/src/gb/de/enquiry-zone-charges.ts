/** Questions about penalties for driving in a charging zone: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ZONE_CHARGES_DE: Words = {
  'gb.ask-parking.zone-charge': {
    says: 'Sie haben 28 Tage, um zu zahlen oder schriftlich zu widersprechen. In den ersten 14 Tagen ist es der halbe Preis. Die Gründe stehen im Bescheid, etwa: Sie hatten gezahlt, das Auto braucht keine Gebühr, es war verkauft oder gestohlen. Nach einem Nein haben Sie 28 Tage für einen kostenlosen Einspruch bei der unabhängigen Stelle (tribunal). Tun Sie nichts, steigt die Summe um die Hälfte.',
  },
  'gb.ask-parking.zone-charge-scotland': {
    says: 'Sie haben 28 Tage, um zu zahlen oder der Gemeinde (council) zu schreiben. In den ersten 14 Tagen ist es halber Preis. Gute Gründe: blue badge, befreites oder verkauftes Auto oder etwas, das es unfair macht. Bis zur Antwort müssen Sie nicht zahlen. Nach einem Nein: 14 Tage halber Preis oder 28 Tage für das First-tier Tribunal. Tun Sie nichts, kommt die Hälfte dazu. Zweimal in 90 Tagen kostet doppelt.',
  },
  'gb.ask-parking.charge-certificate': {
    says: 'Die Gemeinde schickte ein charge certificate, darum stieg die Summe um die Hälfte. Kam bei Ihnen vorher kein Bescheid an? Fragen Sie die Gemeinde jetzt, wohin er ging, und prüfen Sie die Adresse im log book. Fängt sie nicht neu an, zahlen Sie nicht. Warten Sie auf die order for recovery und senden Sie deren Formular (TE9 oder PE3) in 21 Tagen: Kreuzen Sie an, dass Sie den Bescheid nicht bekamen. Dann beginnt die Sache von vorn.',
  },
}
