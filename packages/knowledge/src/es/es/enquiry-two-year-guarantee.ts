/** Questions about a guarantee that the shop says is over after two years: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TWO_YEAR_GUARANTEE_ES: Words = {
  'es.ask.two-year-guarantee': {
    says: 'Para lo comprado nuevo desde el 1 de enero de 2022 son tres años desde la entrega, diga lo que diga la tienda o su papel. Los dos primeros años se presume que el fallo era de origen; el tercero puede hacer falta un informe técnico. Pida por escrito a la tienda la reparación o el cambio gratis. Si no: hoja de reclamaciones, OMIC y arbitraje de consumo. En lo usado puede pactarse un año.',
  },
}
