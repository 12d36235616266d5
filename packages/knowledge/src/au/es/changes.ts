/** The Spanish words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_ES: Words = {
  'au.news.pay-later': {
    says: 'Desde el 10 de junio de 2025, «compre ahora, pague después» (buy now pay later) es un crédito según la ley. La empresa debe tener licencia y pertenecer a la AFCA.',
    was: '«Compre ahora, pague después» (buy now pay later) estaba fuera de la ley de crédito.',
    is: 'La empresa necesita licencia, debe comprobar lo que usted puede pagar y debe mirar las dificultades de pago (hardship).',
  },
  'au.news.wage-theft': {
    says: 'Desde el 1 de enero de 2025 es un delito pagar de menos a los trabajadores a propósito.',
    was: 'Pagar de menos se castigaba solo con multas civiles.',
    is: 'Un empleador que paga de menos a propósito puede ser acusado. El Fair Work Ombudsman lo investiga gratis.',
  },
  'au.news.right-to-disconnect': {
    says: 'También los trabajadores de empresas pequeñas pueden ahora dejar sin respuesta mensajes fuera del horario de trabajo, salvo que eso no sea razonable.',
    was: 'El derecho empezó el 26 de agosto de 2024 para empresas con 15 trabajadores o más.',
    is: 'Desde el 26 de agosto de 2025 vale también para empresas pequeñas.',
  },
  'au.news.payday-super': {
    says: 'Desde el 1 de julio de 2026 el dinero de la jubilación (super) debe llegar a su fondo en siete días hábiles desde el día de pago.',
    was: 'Los empleadores pagaban la jubilación (super) cada tres meses.',
    is: 'La jubilación (super) viene con cada sueldo. Puede avisar de un retraso a la oficina de impuestos (ATO).',
  },
  'au.news.nsw-rent-once': {
    says: 'En Nueva Gales del Sur el alquiler solo puede subir una vez en 12 meses, en todo tipo de contrato.',
    was: 'Para plazos fijos de menos de dos años el límite no valía.',
    is: 'Desde el 31 de octubre de 2024 el límite vale para todos, también cuando se renueva el contrato.',
  },
  'au.news.vic-rent-notice': {
    says: 'En Victoria una subida del alquiler necesita ahora 90 días de aviso.',
    was: 'El aviso era de 60 días.',
    is: 'Desde el 25 de noviembre de 2025 son 90 días. Consumer Affairs Victoria puede comprobar si la subida es justa.',
  },
}
