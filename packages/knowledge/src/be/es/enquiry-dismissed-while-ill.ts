/** The Spanish words of the rows in ../enquiry-dismissed-while-ill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_ES: Words = {
  'be.ask.ill-dismissed': {
    says: 'La enfermedad no prohíbe un despido, pero no puede ser el motivo. El preaviso dado por la empresa se suspende durante la enfermedad. Pida los motivos por carta certificada y vaya a su sindicato o a Unia.',
  },
}
