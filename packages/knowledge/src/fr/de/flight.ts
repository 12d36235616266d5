/** The German words of the rows in ../flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHT_DE: Words = {
  'fr.flight.right-sum': {
    says: 'Drei Stunden Verspätung, späte Streichung oder verweigerter Einstieg: 250 €, 400 € oder 600 €, je nach Entfernung. Nicht, wenn die Fluglinie die Ursache nicht beherrschen konnte.',
  },
  'fr.flight.right-proof': {
    says: 'Die Fluglinie muss so eine Ursache beweisen, und dass sie alles Mögliche tat. Ein Fehler am Flugzeug zählt meist nicht.',
  },
  'fr.flight.right-limit': { says: 'In Frankreich haben Sie fünf Jahre, um zu fordern.' },
  'fr.flight.step': {
    says: 'Schreiben Sie Flug, Tag, Verspätung und Summe, und verlangen Sie einen Beweis der Ursache. Nach zwei Monaten gehen Sie zur Ombudsstelle für Reisen (MTV), vor jedem Gericht.',
  },
}
