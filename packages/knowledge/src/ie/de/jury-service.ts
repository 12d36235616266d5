/** The German words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_DE: Words = {
  'ie.jury.right-pay': {
    says: 'Ihr Arbeitgeber muss Sie freistellen und wie üblich zahlen. Bitten Sie das Gericht um eine Bescheinigung.',
  },
  'ie.jury.right-excuse': {
    says: 'Sie können aus gutem Grund um Befreiung bitten, etwa Krankheit, Kinder oder eigene Firma. Manche müssen nur fragen, etwa ab 65 Jahren.',
  },
  'ie.jury.right-who': {
    says: 'Manche dürfen nicht dienen, etwa wer nicht irischer Bürger ist oder im Recht arbeitet. Melden Sie das dem Gericht.',
  },
  'ie.jury.warn': {
    says: 'Bleiben Sie nicht ohne Nachricht weg. Ohne guten Grund droht eine Strafe bis €500.',
  },
  'ie.jury.step': {
    says: 'Senden Sie das beigelegte Formular zurück. Sagen Sie dem Arbeitgeber den Tag.',
  },
}
