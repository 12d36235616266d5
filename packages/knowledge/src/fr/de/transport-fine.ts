/** The German words of the rows in ../transport-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRANSPORT_FINE_DE: Words = {
  'fr.transport.right-three-months': {
    says: 'Sie haben ab dem Tag der Kontrolle drei Monate, um zu zahlen oder schriftlich beim Verkehrsbetrieb zu widersprechen. Ein Widerspruch geht an die Staatsanwaltschaft.',
  },
  'fr.transport.reality': {
    says: 'Zahlen Sie nicht und widersprechen Sie nicht rechtzeitig, wird daraus eine erhöhte Geldbuße des Staates (amende forfaitaire majorée). Die Staatskasse treibt sie ein.',
  },
  'fr.transport.step-proof': {
    says: 'Hatten Sie eine gültige Karte, oder war ein Automat kaputt? Schicken Sie vor dem Ende der drei Monate per Einschreiben eine Kopie und den Grund.',
  },
  'fr.transport.option-pay': {
    says: 'Zahlen Sie rechtzeitig an den Betrieb, und die Sache ist zu Ende.',
    title: 'Binnen der drei Monate zahlen',
    cost: 'Die feste Summe und die Aktenkosten.',
    time: 'Drei Monate.',
    risk: 'Keines.',
    bestFor: 'Es stimmt.',
  },
}
