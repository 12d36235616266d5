/** The Spanish words of the rows of Florida: ../florida-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const FLORIDA_ES: Words = {
  'us.state.fl.collector-calls': {
    says: 'En Florida un cobrador o prestamista no puede acosarle, hablar de la deuda con su jefe ni hacer amenazas falsas. Guarde notas: puede demandar.',
  },
  'us.state.fl.collector-license': {
    says: 'En Florida un cobrador debe estar registrado ante el estado. Verifique su nombre antes de pagar.',
  },
  'us.state.fl.old-debt': {
    says: 'En Florida una promesa hablada no revive una deuda muy vieja para demandar. Debe ser por escrito y firmada.',
  },
  'us.state.fl.judgment-life': {
    says: 'En Florida una sentencia puede usarse 20 años. Su gravamen (lien) sobre inmuebles dura diez años, salvo que se registre otra vez.',
  },
  'us.state.fl.medical-debt': {
    says: 'En Florida un hospital tiene tres años para demandar desde que manda la cuenta a cobranza. Más bienes suyos están a salvo de esa deuda.',
  },
  'us.state.fl.debt-of-the-dead': {
    says: 'En Florida casi todas las deudas del difunto terminan dos años después de la muerte. Los parientes casi nunca las deben si no firmaron.',
  },
  'us.state.fl.rest-after-sale': {
    says: 'En Florida el prestamista suele tener un año para pedir el resto por una casa, y un juez decide si es justo.',
  },
  'us.state.fl.debt-relief': {
    says: 'En Florida una ley del estado obliga a las empresas que prometen alivio de deudas o mejor crédito. No pague nada por adelantado y pregunte cómo cancelar.',
  },
  'us.state.fl.builder-lien': {
    says: 'En Florida un contratista debe registrar un gravamen (lien) sobre una casa en 90 días desde el último trabajo y demandar en un año desde entonces. Con un aviso (notice of contest) puede bajar el año a 60 días. Un gravamen falso puede costarle dinero.',
  },
  'us.state.fl.rest-of-car-loan': {
    says: 'En Florida el prestamista suele tener cinco años para demandar por el resto de un préstamo de auto. Si su aviso o la venta estuvo mal, puede perderlo.',
  },
  'us.state.fl.court-fees': {
    says: 'En Florida quien tiene ingresos bajos puede pedir a la corte no pagar sus cuotas. Pida el formulario al secretario (clerk).',
  },
  'us.state.fl.rental-refused': {
    says: 'En Florida el propietario no puede rechazarle por raza, religión, hijos, discapacidad o algo así. La queja es gratis.',
  },
  'us.state.fl.last-notice': {
    says: 'En Florida el aviso del sheriff le da 24 horas. Vaya enseguida a la corte si pagó o si el fallo es un error.',
  },
  'us.state.fl.mobile-home': {
    says: 'En Florida el parque solo puede desalojar por razones de la ley. Un aumento de renta exige 90 días de aviso, y los vecinos pueden pedir una reunión.',
  },
  'us.state.fl.broken-rule': {
    says: 'En Florida un aviso por una regla rota debe darle en general siete días para corregirla. Los actos graves son distintos.',
  },
  'us.state.fl.keep-cover': {
    says: 'En Florida en general puede conservar el plan de salud de una empresa pequeña 18 meses, pagándolo usted. Pídalo en días.',
  },
  'us.state.fl.minimum-pay': {
    says: 'En Florida el salario mínimo es más alto que el federal. Puede reclamar lo que le pagaron de menos.',
  },
  'us.state.fl.store-return': {
    says: 'En Florida una tienda que no da reembolsos debe decirlo con un letrero. Si no, puede devolver lo no usado en siete días.',
  },
  'us.state.fl.faulty-goods': {
    says: 'En Florida los productos de una tienda deben servir en general para el uso normal. Si no, pida por escrito reparación, otro o su dinero.',
  },
  'us.state.fl.gift-card': {
    says: 'En Florida casi ninguna tarjeta de regalo comprada puede vencer ni perder valor por cuotas. Si pasa, quéjese ante el estado.',
  },
  'us.state.fl.sales-calls': {
    says: 'En Florida la ley del estado también limita las llamadas y textos de ventas. Anote el número y la hora, y quéjese ante el estado.',
  },
  'us.state.fl.credit-freeze': {
    says: 'En Florida puede congelar (freeze) gratis su informe de crédito, para que nadie abra fácilmente una cuenta a su nombre.',
  },
  'us.state.fl.association-records': {
    says: 'En Florida un propietario puede pedir por escrito ver los registros y las cuentas de la asociación.',
  },
  'us.state.fl.after-disaster': {
    says: 'En Florida la aseguradora casi nunca puede terminar el seguro de una casa dañada por un huracán hasta 90 días después de repararla.',
  },
  'us.state.fl.sick-at-home': {
    says: 'En Florida avise a la compañía de luz si alguien necesita un aparato médico. Con el formulario del médico debe avisarle antes.',
  },
  'us.state.fl.back-bill': {
    says: 'En Florida una compañía de luz regulada que cobró de menos por error propio puede pedir 12 meses como mucho.',
  },
  'us.state.fl.no-fault-cover': {
    says: 'En Florida su propio seguro de auto (PIP) suele pagar 80% de la atención si fue al médico en 14 días. La aseguradora tiene 30 días para pagar.',
  },
  'us.state.fl.hearing-days': {
    says: 'En Florida suele tener 90 días desde el aviso para pedir una audiencia. Pídala antes del cambio y la ayuda suele seguir.',
  },
  'us.state.fl.cannot-pay-fine': {
    says: 'En Florida pida un plan de pagos al secretario (clerk of court). Hasta el 2% de su ingreso neto al mes, o $25 si es más, cuenta como justo.',
  },
  'us.state.fl.license-hold': {
    says: 'En Florida una multa sin pagar puede costarle la licencia. Un plan de pagos con el secretario (clerk of court) suele evitarlo.',
  },
  'us.state.fl.school-absence': {
    says: 'En Florida la escuela debe en general ayudar antes de un caso por faltas. Vaya a la reunión y lleve notas del médico.',
  },
  'us.state.fl.toll-hold': {
    says: 'En Florida los peajes sin pagar pueden bloquear la registración del auto. Pida a tiempo una revisión o un plan de pagos, y guarde pruebas.',
  },
  'us.state.fl.jury-call': {
    says: 'En Florida en general puede pedir otro día para el servicio de jurado (jury duty). Su empleador no puede despedirle por eso. Responda antes de la fecha.',
  },
  'us.state.fl.insurance-gap': {
    says: 'En Florida un hueco en su seguro de auto puede suspender la registración. Mande prueba del seguro antes de la fecha, o pida una audiencia.',
  },
}
