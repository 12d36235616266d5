/** The Spanish words of Italy: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'it.limit.ten': {
    says: 'Los préstamos y la mayoría de las deudas prescriben a los diez años. Debe decirlo usted: el juez no lo hará por usted.',
    from: 'el día en que venció la deuda; en un préstamo a plazos, normalmente el último plazo',
    restartedBy:
      'Esto reinicia ese plazo: un pago o reconocimiento suyo, un juicio, o una petición escrita que le llegó.',
  },
  'it.limit.five': {
    says: 'Alquiler, facturas de teléfono, gastos de comunidad y otros pagos de cada año o más frecuentes prescriben a los cinco años.',
    from: 'el día en que venció cada pago',
    restartedBy:
      'Esto reinicia ese plazo: un pago o reconocimiento suyo, un juicio, o una petición escrita que le llegó.',
  },
  'it.limit.two': {
    says: 'Las facturas de luz, gas y agua prescriben a los dos años.',
    from: 'el día en que venció la factura',
    restartedBy:
      'Esto reinicia ese plazo: un pago o reconocimiento suyo, un juicio, o una petición escrita que le llegó.',
  },
  'it.limit.judgment': {
    says: 'Una deuda con sentencia u orden definitiva dura diez años.',
    from: 'el día en que quedó definitiva',
    restartedBy:
      'Un requerimiento (precetto), un embargo o una petición escrita reinicia los diez años.',
  },
  'it.limit.fines': {
    says: 'Las multas de tráfico, y los avisos que las cobran, prescriben a los cinco años.',
    from: 'el día de la infracción, luego cada papel que le notifican',
    restartedBy: 'Cada papel que le notifican reinicia los cinco años.',
  },
  'it.limit.insurance': {
    says: 'Una reclamación de una póliza prescribe a los dos años, de un seguro de vida a los diez.',
    from: 'el día del hecho',
    restartedBy: 'Una reclamación escrita a la aseguradora reinicia el plazo.',
  },
  'it.limit.wages': {
    says: 'El sueldo impagado y la indemnización de fin de empleo (TFR) se pueden reclamar cinco años, normalmente desde el fin del empleo.',
    from: 'normalmente el fin del empleo',
    restartedBy: 'Una petición escrita o la oficina de trabajo reinicia el plazo.',
  },
}
