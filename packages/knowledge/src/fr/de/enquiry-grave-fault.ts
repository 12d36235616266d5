/** Questions about a dismissal for grave fault: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GRAVE_FAULT_DE: Words = {
  'fr.ask-work.grave-fault': {
    says: 'Der Arbeitgeber muss den schweren Fehler beweisen und binnen zwei Monaten ab Kenntnis handeln. Vorher braucht es ein Gespräch und dann einen Brief mit Gründen. Arbeitslosengeld und Resturlaub bekommen Sie trotzdem. Sieht der Richter keinen schweren Fehler, auch Frist und Abfindung. Sie haben zwölf Monate für das Arbeitsgericht. Schreiben Sie jetzt alles mit Namen auf.',
  },
}
