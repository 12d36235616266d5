/** The German words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_DE: Words = {
  'de.consumer.step-terms': {
    says: 'Suchen Sie Vertrag und Datum. Wie kam er zustande: online, an der Tür, am Telefon oder im Laden?',
  },
  'de.consumer.step-answer': {
    says: 'Antworten Sie schriftlich: widerrufen, kündigen oder Mangel nennen mit Frist. Heben Sie den Nachweis auf.',
  },
  'de.consumer.step-fault': {
    says: 'Bei Mängeln schreiben Sie dem Verkäufer, nicht dem Hersteller. Verlangen Sie Reparatur oder Ersatz bis zu einem festen Tag.',
  },
  'de.consumer.step-valid': {
    says: 'Gilt der Vertrag, zahlen Sie das Fällige und kündigen Sie zum nächstmöglichen Termin.',
  },
}
