/** The German words of the rows in ../parent-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARENT_SUPPORT_DE: Words = {
  'de.parents.want': {
    says: 'Das Sozialamt zahlt für Ihren Elternteil und will wissen, ob Sie mitzahlen müssen (Elternunterhalt).',
  },
  'de.parents.reality': {
    says: 'Bis 100.000 Euro Bruttoeinkommen im Jahr zahlen Sie nichts. Es zählt nur Ihr eigenes Einkommen.',
  },
  'de.parents.right-presume': {
    says: 'Das Gesetz vermutet, dass Sie darunter liegen. Auskunft müssen Sie nur geben, wenn klare Anzeichen für mehr bestehen.',
  },
  'de.parents.right-savings': {
    says: 'Erspartes, Ihr Haus und das Einkommen des Ehepartners zählen für diese Grenze nicht.',
  },
  'de.parents.right-unfair': {
    says: 'Auch darüber behalten Sie genug für sich und Ihre Familie. Hat der Elternteil Sie schwer vernachlässigt, kann es weniger oder nichts sein.',
  },
  'de.parents.step': {
    says: 'Schreiben Sie bis zum Termin: „Mein Jahreseinkommen liegt unter 100.000 Euro.“ Zuerst keine Bankpapiere. Darüber: Fachanwalt.',
  },
  'de.parents.option': {
    says: 'Sagen Sie, dass die Grenze nicht erreicht ist. Fragen Sie nach den Anzeichen.',
    title: 'Auf die Einkommensgrenze verweisen',
    cost: 'Kostenlos.',
    time: 'Diese Woche.',
    risk: 'Keins.',
    bestFor: 'Sie verdienen weniger.',
  },
}
