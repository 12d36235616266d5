/** The Spanish words of the rows in ../late-interest.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_INTEREST_ES: Words = {
  'nl.late.right-interest': {
    says: 'Si el contrato no dice otro tipo, solo pueden cobrar el interés legal (wettelijke rente), por los días de retraso.',
  },
  'nl.late.right-demand': {
    says: 'Antes de estar en mora según la ley debe recibir, en general, un aviso por escrito con un plazo justo. No hace falta si se acordó un último día.',
  },
}
