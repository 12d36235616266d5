/** The German words of the rows in ../towed-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWED_CARS_DE: Words = {
  'us.towed.want': {
    says: 'Ihr Auto wurde abgeschleppt. Man will Gebühren für Abschleppen und Lagern und darf das Auto verkaufen, wenn Sie nichts tun.',
  },
  'us.towed.step': {
    says: 'Handeln Sie heute: Die Gebühren wachsen jeden Tag. Verlangen Sie eine Liste der Gebühren, holen Sie Ihre Sachen heraus und schicken Sie das Formular gegen den Verkauf.',
  },
}
