/** Money wanted for the rest of a membership or subscription: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const MEMBERSHIP_DEBT_DE: Words = {
  'gb.member.right-fair-term': {
    says: 'Eine Klausel, die Sie zu lange bindet oder alle restlichen Monate verlangt, kann unfair sein. Dann bindet sie Sie nicht. Krankheit, Umzug oder Jobverlust zählen.',
  },
  'gb.member.right-cancel': {
    says: 'Haben Sie online oder am Telefon abgeschlossen, konnten Sie 14 Tage widerrufen. Hat man es Ihnen nicht gesagt, haben Sie bis zu ein Jahr länger.',
  },
}
