/** The words of the rows in ../enquiry-naspi-after-resigning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NASPI_AFTER_RESIGNING_ES: Words = {
  'it.ask.naspi-after-resigning': {
    says: 'Depende de cuándo dimitió. Si fue en los doce meses antes del fin del nuevo trabajo, necesita 13 semanas cotizadas después de esa dimisión. Si fue antes, bastan 13 semanas en cuatro años. Una dimisión con justa causa (giusta causa) no le perjudica. Pídala al INPS en 68 días.',
    dependsOn: 'cuándo dimitió',
  },
}
