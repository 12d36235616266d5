/** The German words of the rows in ../changed-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGED_CONTRACT_DE: Words = {
  'it.changed.want': {
    says: 'Eine Firma ändert Preis oder Bedingungen Ihres Vertrags. Sie können annehmen oder gehen.',
  },
  'it.changed.right-bank': {
    says: 'Eine Bank muss es zwei Monate vorher schriftlich mit gutem Grund sagen. Bis dahin können Sie gratis zu alten Bedingungen gehen.',
  },
  'it.changed.right-energy': {
    says: 'Ein Strom- oder Gasanbieter muss drei Monate vorher schreiben. Sie können gratis wechseln.',
  },
  'it.changed.right-telecom': {
    says: 'Eine Telefon- oder Internetfirma muss es 30 Tage vorher sagen. Dann haben Sie 60 Tage, um gratis zu gehen.',
  },
  'it.changed.step-compare': {
    says: 'Suchen Sie alten und neuen Preis und den Starttag. Vergleichen Sie Angebote und schreiben Sie vorher, wenn Sie gehen.',
  },
}
