/** The Spanish words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'es.limit.five': {
    says: 'La mayoría de las deudas prescriben a los cinco años. Las anteriores al 7 de octubre de 2015 prescribieron en 2020, si nada interrumpió el plazo.',
    from: 'el día en que pudieron pedir el pago por primera vez',
    restartedBy:
      'El plazo empieza de nuevo con un pago, un reconocimiento, una demanda o una reclamación escrita que le llegó.',
  },
  'es.limit.rent': {
    says: 'Las rentas y otros pagos mensuales o anuales prescriben a los cinco años.',
    from: 'el día en que venció cada pago',
    restartedBy:
      'El plazo empieza de nuevo con un pago, un reconocimiento, una demanda o una reclamación escrita que le llegó.',
  },
  'es.limit.mortgage': {
    says: 'La acción hipotecaria prescribe a los veinte años.',
    from: 'el día en que el banco pudo pedir todo el dinero',
    restartedBy:
      'El plazo empieza de nuevo con un pago, un reconocimiento, una demanda o una reclamación escrita que le llegó.',
  },
  'es.limit.professional': {
    says: 'Las facturas de abogados, médicos, profesores y comercios prescriben a los tres años.',
    from: 'el día en que terminó el servicio',
    restartedBy:
      'El plazo empieza de nuevo con un pago, un reconocimiento, una demanda o una reclamación escrita que le llegó.',
  },
  'es.limit.judgment': {
    says: 'La ejecución de una sentencia debe pedirse en cinco años. Si empezó a tiempo, no termina solo por el tiempo.',
    from: 'el día en que la sentencia es firme',
    restartedBy: 'Nada reinicia este plazo, pero una ejecución pedida a tiempo sigue.',
  },
  'es.limit.tax': {
    says: 'Las deudas de impuestos prescriben a los cuatro años sin actuaciones.',
    from: 'el día siguiente al fin del plazo de pago o declaración',
    restartedBy:
      'Cada actuación que le notifican, un pago o un recurso hace empezar de nuevo los cuatro años.',
  },
  'es.limit.benefit': {
    says: 'Una prestación cobrada de más puede reclamarse durante cuatro años, también si el error fue de la oficina.',
    from: 'el día en que cobró el dinero, o en que pudieron reclamarlo',
    restartedBy:
      'Cada actuación que le notifican, o un pago, hace empezar de nuevo los cuatro años.',
  },
  'es.limit.wages': {
    says: 'Tiene un año para reclamar salarios no pagados.',
    from: 'el día en que debían pagar el salario',
    restartedBy:
      'La papeleta de conciliación o una reclamación escrita hace empezar de nuevo el año.',
  },
  'es.limit.insurance': {
    says: 'Tiene dos años para reclamar a una aseguradora por cosas, y cinco por personas.',
    from: 'el día en que pudo reclamar',
    restartedBy: 'Una reclamación escrita a la aseguradora hace empezar de nuevo el plazo.',
  },
  'es.limit.insight-catalonia': {
    says: 'En Cataluña pueden valer otros plazos: diez años en general y tres para pagos mensuales y facturas.',
    actionable: 'Pregunte qué ley se aplica a su contrato.',
  },
}
