/** The German words of the rows in ../enquiry-work-reference.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_REFERENCE_DE: Words = {
  'de.ask-job.reference': {
    says: 'Sie haben ein Recht auf ein schriftliches, wohlwollendes Zeugnis. Verlangen Sie ein qualifiziertes Zeugnis.',
  },
  'de.ask-job.reference-grade': {
    says: 'Ja, wenn Ihre Arbeit besser war. „Zu unserer Zufriedenheit“ ist nur ausreichend. Eine Note unter der Mitte („zur vollen Zufriedenheit“) muss der Arbeitgeber beweisen, eine bessere Sie. Schreiben Sie den gewünschten Satz mit Beispielen und setzen Sie zwei Wochen. Danach hilft die Klage beim Arbeitsgericht. Prüfen Sie kurze Fristen im Vertrag.',
  },
}
