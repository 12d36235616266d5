/** The German words of the rows in ../flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHT_DE: Words = {
  'de.flight.want': {
    says: 'Die Fluggesellschaft lehnt Ihren Anspruch ab oder bietet etwas anderes.',
  },
  'de.flight.right-sum': {
    says: 'Drei Stunden Verspätung, späte Annullierung oder verweigerter Einstieg: 250, 400 oder 600 € je nach Strecke. Nicht bei außergewöhnlichen Umständen.',
  },
  'de.flight.right-proof': {
    says: 'Das muss die Fluggesellschaft beweisen, auch dass sie alles getan hat. Ein technischer Defekt oder krankes Personal reicht meist nicht.',
  },
  'de.flight.right-voucher': {
    says: 'Gutscheine müssen Sie nicht nehmen. Bei Annullierung wählen Sie: Geld zurück oder anderer Flug.',
  },
  'de.flight.right-limit': {
    says: 'Sie haben drei Jahre Zeit, gezählt ab Ende des Flugjahres.',
  },
  'de.flight.step': {
    says: 'Schreiben Sie Flug, Tag, Verspätung und Betrag, setzen Sie 14 Tage und verlangen Sie Beweise für die Ursache.',
  },
  'de.flight.option': {
    says: 'Nach zwei Monaten ohne gute Antwort hilft die Schlichtungsstelle für Reisen kostenlos.',
    title: 'Kostenlose Schlichtung',
    cost: 'Kostenlos.',
    time: 'Einige Monate.',
    risk: 'Keins.',
    bestFor: 'Die Fluggesellschaft sagt Nein.',
  },
}
