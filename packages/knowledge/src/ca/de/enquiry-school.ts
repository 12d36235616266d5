/** Questions about a child who was sent home from school: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_DE: Words = {
  'ca.ask.school-suspension': {
    says: 'Verlangen Sie den Brief mit Grund, Tagen und Aufgaben. Schicken Sie Ihre Sicht schriftlich. In Ontario haben Sie ab dem ersten Tag 10 Schultage für einen Einspruch bei der Schulbehörde (school board), nach einer Untersuchung fünf. Ein Ausschluss dauert dort höchstens 20 Schultage. In einer anderen Provinz fragen Sie die Behörde sofort danach. Spielt Herkunft oder Behinderung mit, sagen Sie es.',
  },
}
