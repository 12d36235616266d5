/** The German words of Ireland: debt practices. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PRACTICES_DE: Words = {
  'ie.debt.right-no-pressure': {
    says: 'Eine Firma darf Sie nicht belästigen oder unter Druck setzen. Sie darf nicht mit einem Schritt drohen, den das Gesetz nicht erlaubt.',
  },
  'ie.debt.right-no-tricks': {
    says: 'Eine Firma darf Sie nicht täuschen: über Ihre Schuld, ihre Macht oder was als Nächstes passiert.',
  },
  'ie.debt.right-fair-charge': {
    says: 'Eine Klausel, nach der Sie für Verspätung viel zu viel zahlen, kann unfair sein. Dann bindet sie Sie nicht.',
  },
  'ie.debt.step-ccpc': {
    says: 'Melden Sie Druck oder falsche Worte der Verbraucherbehörde (CCPC). Sie bearbeitet keine Einzelfälle, wird aber bei Häufung tätig.',
  },
}
