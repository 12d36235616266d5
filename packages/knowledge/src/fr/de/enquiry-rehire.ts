/** Questions about a firm that hires again after an economic dismissal: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REHIRE_DE: Words = {
  'fr.ask-work.rehire': {
    says: 'Gleich danach für Ihre Stelle einzustellen zeigt, dass der wirtschaftliche Grund falsch sein kann. Sichern Sie die Anzeige mit Datum. Ein Jahr lang haben Sie Vorrang für eine passende Stelle, wenn Sie es verlangen: Schreiben Sie jetzt per Einschreiben. Übergeht Sie die Firma, schuldet sie meist mindestens einen Monatslohn. Gegen die Kündigung selbst haben Sie zwölf Monate für das Arbeitsgericht.',
  },
}
