/** The landlord's notice that ends a tenancy: its reasons, its form and its days: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_OF_TERMINATION_ES: Words = {
  'ie.home.element-reason': {
    name: 'El motivo',
    says: 'Después de seis meses el aviso debe dar un motivo que la ley permite.',
    ifMissing:
      'No vemos un motivo. Sin él, el aviso quizá no valga. Pregunte a Threshold o al RTB.',
  },
  'ie.home.element-hours': {
    name: 'Las últimas 24 horas',
    says: 'El aviso debe decir que tiene todo el último día para irse.',
    ifMissing:
      'No vemos la frase sobre las 24 horas enteras. Pregunte a Threshold o al RTB si el aviso vale.',
  },
  'ie.home.element-rtb': {
    name: 'Su derecho a ir al RTB',
    says: 'El aviso debe decir que puede llevarlo al RTB, y hasta cuándo.',
    ifMissing: 'No vemos la frase sobre el RTB. Pregunte a Threshold o al RTB si el aviso vale.',
  },
  'ie.home.element-service': {
    name: 'La fecha de entrega',
    says: 'El aviso debe dar el día en que se entregó.',
    ifMissing: 'No vemos una fecha de entrega. Pregunte a Threshold o al RTB si el aviso vale.',
  },
  'ie.home.know-copy': {
    says: 'El casero debe enviar una copia del aviso al RTB el mismo día. Si no, el aviso no vale.',
  },
  'ie.home.right-reason': {
    says: 'Después de seis meses en su vivienda el casero necesita un motivo que la ley permite, y debe decirlo.',
  },
  'ie.home.right-notice': {
    says: 'Sin incumplimiento, el aviso es de 90 días con menos de seis meses, 152 hasta un año, 180 hasta siete años, después 196 y 224.',
  },
  'ie.home.right-six-years': {
    says: 'Si su alquiler empezó el 1 de marzo de 2026 o después y lleva allí seis meses, tiene seis años de protección fuerte.',
  },
  'ie.home.dispute-breach': {
    says: 'Con un aviso por alquiler sin pagar u otro incumplimiento tiene 28 días para ir al RTB. Contamos desde su fecha.',
    action: 'Enviar un conflicto al RTB, si cree que el aviso está mal',
    consequence: 'El RTB puede no aceptar su caso.',
  },
  'ie.home.dispute': {
    says: 'Tiene 90 días desde que recibe el aviso para ir al RTB. Contamos desde su fecha.',
    action: 'Enviar un conflicto al RTB, si cree que el aviso está mal',
    consequence: 'El RTB puede no aceptar su caso.',
  },
  'ie.home.insight-mistakes': {
    says: 'Muchos avisos no valen por una fecha errónea, muy pocos días o ninguna copia al RTB.',
    actionable: 'Pida a Threshold o al RTB que revise cada punto antes de pensar en irse.',
  },
  'ie.home.change-2026': {
    says: 'La ley del alquiler cambió el 1 de marzo de 2026. Los alquileres que empezaron antes conservan los motivos antiguos.',
    was: 'Un casero podía terminar la mayoría de los alquileres por venta o uso propio después de seis meses.',
    is: 'Desde ese día, los caseros con cuatro viviendas o más no pueden terminar un alquiler nuevo si usted no incumple. Los pequeños solo pueden por pocos motivos.',
  },
  'ie.home.right-declaration': {
    says: 'Si el motivo es una venta, con el aviso debe venir una declaración jurada (statutory declaration). La venta debe estar prevista en nueve meses.',
  },
  'ie.home.right-many-homes': {
    says: 'Un propietario que vende diez viviendas o más de un mismo conjunto en seis meses casi nunca puede terminar los alquileres por eso.',
  },
  'ie.home.know-email': {
    says: 'Desde el 1 de marzo de 2026 un aviso puede llegar también por correo electrónico. Aún debe ir firmado, con el motivo y el último día, y enviarse a la RTB ese mismo día.',
  },
  'ie.home.know-slip': {
    says: 'Un pequeño error que no le perjudica puede no anular el aviso. Pida a Threshold que lo revise antes de confiar en ello.',
  },
  'ie.home.insight-short-warning': {
    says: 'Un aviso por renta debe darle 28 días. Con menos, la notificación de fin del alquiler que le siga puede no valer.',
    actionable: 'Enséñelo a Threshold antes de responder y pague entretanto lo que pueda.',
  },
}
