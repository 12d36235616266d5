/** The Spanish words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_ES: Words = {
  'jp.ask.school-bullying': {
    says: 'Dígalo al colegio por escrito y pida que lo investigue como acoso (いじめ): la ley le obliga a comprobar, informar y proteger a su hijo. Si el daño es grave o falta mucho, debe haber una investigación. Guarde un diario, fotos e informes médicos. Pregunte también a la junta escolar (教育委員会). Llame gratis a cualquier hora al 0120-0-78310. Si hay violencia, a la policía.',
  },
}
