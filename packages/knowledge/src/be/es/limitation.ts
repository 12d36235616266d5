/** The Spanish words of Belgium: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_ES: Words = {
  'be.limitation.medical': {
    says: 'Las facturas médicas se pueden reclamar durante dos años desde el final del mes de la atención.',
    from: 'el final del mes de la atención',
    restartedBy:
      'Un sí por escrito a la deuda o una citación hace empezar de nuevo los dos años. Una carta formal de un abogado o agente judicial (huissier) puede añadir un año.',
  },
  'be.limitation.network': {
    says: 'Las facturas de luz, gas, agua, teléfono e internet se pueden reclamar durante cinco años.',
    from: 'el día en que había que pagar la factura',
    restartedBy:
      'Un sí por escrito a la deuda o una citación hace empezar de nuevo los cinco años. Una carta formal de un abogado o agente judicial (huissier) puede añadir un año.',
  },
  'be.limitation.rent': {
    says: 'El alquiler se puede reclamar durante cinco años desde su fecha de pago.',
    from: 'el día en que había que pagar cada alquiler',
    restartedBy:
      'Un sí por escrito a la deuda o una citación hace empezar de nuevo los cinco años.',
  },
  'be.limitation.general': {
    says: 'Muchas deudas de contrato duran diez años, y algunas mucho menos. Pregunte por la suya a un asesor gratis.',
    from: 'el día en que había que pagar la cantidad',
    restartedBy: 'Un sí por escrito a la deuda o una citación hace empezar de nuevo el tiempo.',
  },
  'be.limitation.know-judge': {
    says: 'Desde el 1 de octubre de 2024 un juez puede ver por sí mismo que la reclamación de una empresa es demasiado vieja. Dígalo igual.',
  },
}
