/** The German words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_DE: Words = {
  'be.ask.repairs': {
    says: 'Schreiben Sie dem Vermieter per Einschreiben mit Fotos und Frist. Geschieht nichts, kann der Friedensrichter die Arbeiten anordnen oder die Miete senken. Die Region kann die Wohnung gratis prüfen. Hören Sie nicht einfach auf zu zahlen.',
  },
}
