/** The Spanish words of the rows in ../work-injuries.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const WORK_INJURIES_ES: Words = {
  ...stateWords('work-injury', {
    AZ: 'reclame por una lesión de trabajo en un año. Tiene 90 días para protestar un aviso del seguro',
    CA: 'avise a su empleador en 30 días y pida el formulario. Casi siempre tiene un año para acudir a la junta de apelaciones',
    FL: 'avise a su empleador en 30 días. Casi siempre tiene dos años para presentar una petición',
    GA: 'avise a su empleador en 30 días. Casi siempre tiene un año para reclamar',
    IL: 'avise a su empleador en 45 días. Casi siempre tiene tres años para reclamar',
    MA: 'avise a su empleador lo antes posible. Casi siempre tiene cuatro años para reclamar',
    MI: 'avise a su empleador en 90 días. Casi siempre tiene dos años para reclamar',
    NC: 'avise a su empleador por escrito en 30 días. Casi siempre tiene dos años para reclamar',
    NJ: 'avise pronto a su empleador, en 90 días como mucho. Casi siempre tiene dos años para reclamar',
    NY: 'avise a su empleador por escrito en 30 días. Casi siempre tiene dos años para reclamar',
    OH: 'casi siempre tiene un año para reclamar por una lesión, y 14 días para apelar una orden',
    PA: 'avise a su empleador en 21 días para el pago completo, y en 120 días como mucho. Casi siempre tiene tres años para reclamar',
    TX: 'avise a su empleador en 30 días. Casi siempre tiene un año para reclamar. Algunas firmas no tienen este seguro',
    VA: 'avise a su empleador por escrito en 30 días. Casi siempre tiene dos años para reclamar',
    WA: 'casi siempre tiene un año para reclamar por una lesión, y 60 días para protestar una orden',
  }),
  'us.life.want-injured': {
    says: 'El seguro de su empleador decide sobre pago y médicos tras una lesión de trabajo.',
  },
  'us.life.step-injured': {
    says: 'Pida una audiencia a la junta del estado en su plazo. Muchos abogados cobran solo si usted gana.',
  },
  'us.life.option-injured': {
    says: 'Dispute la negativa ante la junta del estado con el informe de su médico.',
    title: 'Pedir audiencia a la junta',
    cost: 'Casi siempre gratis',
    time: 'De semanas a un año',
    risk: 'Ninguno.',
    bestFor: 'El trabajo causó o empeoró la lesión.',
  },
}
