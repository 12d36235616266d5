/** The Spanish words of the rows in ../state-owned-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_OWNED_HOMES_ES: Words = {
  ...stateWords('deficiency', {
    AZ: 'tras la venta de una casa pequeña (trustee’s sale) el prestamista casi nunca puede pedir el resto. Si puede, tiene 90 días para demandar',
    GA: 'el prestamista puede pedir el resto solo si en 30 días desde la venta pidió a un juez que la confirmara',
    IL: 'un juez puede ordenar el resto en ese caso solo si le dieron los papeles en persona o si usted participó',
    MA: 'el prestamista debe escribir 21 días antes de la venta que puede pedir el resto, y demandar en dos años',
    MI: 'puede alegar que la casa valía lo que debía si el propio prestamista la compró en la venta',
    NC: 'un vendedor que le prestó el precio no puede pedir el resto. Con otro prestamista puede alegar que la casa valía más',
    NJ: 'el prestamista debe casi siempre demandar el resto en tres meses desde la venta. Puede alegar que la casa valía más',
    OH: 'un fallo por el resto de un préstamo de vivienda casi siempre se puede usar solo dos años tras la venta',
    WA: 'tras la venta de su casa (trustee’s sale) el prestamista casi nunca puede pedirle el resto',
  }),
  ...stateWords('dues-lien', {
    AZ: 'una asociación solo puede ejecutar por cuotas con 18 meses de atraso o que llegan a $10,000, no por multas. Pida un plan de pagos',
    CA: 'una carta con el detalle debe llegar 30 días antes de un gravamen (lien). Por menos de $1,800 y de 12 meses no pueden ejecutar la casa',
    FL: 'la asociación debe avisarle por escrito 45 días antes de un gravamen (lien), y otros 45 días antes de una ejecución',
    NY: 'un condominio debe ir a la corte para ejecutar su gravamen (lien) por cuotas. Allí usted puede responder',
    PA: 'el gravamen (lien) de una comunidad por cuotas suele terminar si no actúa en cuatro años',
    TX: 'la asociación suele necesitar una orden de la corte para ejecutar. Puede recomprar la casa en 180 días desde la venta',
    'MA OH':
      'un gravamen (lien) por cuotas solo puede llevar a vender la vivienda en corte. Pida una cuenta completa y un plan',
    GA: 'una asociación puede quitar una casa por cuotas solo en corte, por una suma mayor, y 30 días después de una carta certificada',
    IL: 'la junta debe darle 30 días por escrito para pagar antes de demandar por su vivienda',
    MI: 'una asociación debe registrar un aviso del gravamen (lien) y enviárselo antes de vender su vivienda por cuotas',
    NC: 'la asociación debe escribir 15 días antes de registrar un gravamen (lien). El secretario de la corte debe oírlo antes de una venta',
    NJ: 'un gravamen (lien) por cuotas de condominio cuenta solo cuando se registra. Puede pedir a la asociación que resuelva la disputa',
    WA: 'la asociación debe avisarle dos veces por escrito, y su junta debe votar, antes de ejecutar por cuotas',
  }),
  ...stateWords('home-tax-relief', {
    'CA FL GA IL NY PA TX':
      'quien vive en su propia casa suele pagar menos impuesto predial. La edad o una discapacidad puede bajarlo más. Hay que solicitarlo',
    'AZ MA MI NC NJ OH WA':
      'la ley baja el impuesto de la casa a muchos dueños mayores, con discapacidad o pobres y a veteranos. Pida el formulario a su condado o ciudad',
  }),
}
