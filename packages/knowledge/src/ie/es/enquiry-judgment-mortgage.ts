/** Questions about a judgment registered on a home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_MORTGAGE_ES: Words = {
  'ie.ask.judgment-mortgage': {
    says: 'No vende su casa por sí solo. Ata la deuda a su parte y se paga al vender o rehipotecar. Para forzar la venta el acreedor debe volver al juez, que puede negarse o esperar, sobre todo con un hogar familiar. La parte de su cónyuge no se toca. Haga una oferta por escrito; MABS 0818 07 2000. Vaya a cada vista.',
  },
}
