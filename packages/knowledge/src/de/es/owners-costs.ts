/** The Spanish words of the rows in ../owners-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OWNERS_COSTS_ES: Words = {
  'de.owners.reality': {
    says: 'Debe lo que decidió la junta, aunque le parezca mal. Solo un tribunal puede anularlo.',
  },
  'de.owners.right-contest': {
    says: 'Contra un acuerdo debe demandar en un mes desde la junta y motivarlo en dos.',
  },
  'de.owners.right-papers': {
    says: 'Puede ver facturas, libro de acuerdos e informe económico.',
  },
  'de.owners.right-limit': {
    says: 'Anticipos y saldos prescriben a los tres años, desde fin de año.',
  },
  'de.owners.step': {
    says: 'Pregunte de qué acuerdo sale la suma. Pague lo correcto: los atrasos pueden costarle el piso.',
  },
}
