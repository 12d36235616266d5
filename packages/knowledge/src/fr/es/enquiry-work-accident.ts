/** The Spanish words of the rows in ../enquiry-work-accident.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ACCIDENT_WORDS: Words = {
  'fr.ask-work.work-illness': {
    says: 'Tiene dos meses para recurrir por escrito: ante la comisión (CRA), o la médica (CMRA) si la razón es médica. Pida antes su expediente. Si la enfermedad no está en ninguna tabla, debe verla un comité de médicos (CRRMP). Después viene el tribunal social, sin abogado obligatorio.',
  },
}
