/** The Spanish words of the rows of New York: ../new-york-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const NEW_YORK_ES: Words = {
  'us.state.ny.collector-calls': {
    says: 'En Nueva York un cobrador o prestamista no puede acosarle ni hablar con su jefe antes de una sentencia. Denúncielo ante el Attorney General.',
  },
  'us.state.ny.collector-license': {
    says: 'En la ciudad de Nueva York un cobrador necesita una licencia de la ciudad. Desde el 1 de septiembre de 2026 sus reglas obligan también al prestamista que cobra. Pida por escrito pruebas de la deuda.',
  },
  'us.state.ny.old-debt': {
    says: 'En Nueva York el cobrador debe decirle por escrito cuando una deuda puede ser muy vieja para demandar. No tiene que pagar ni prometer nada.',
  },
  'us.state.ny.stolen-name': {
    says: 'En Nueva York el cobrador debe parar y revisar si usted envía un reporte de la policía o de la FTC y una carta firmada de que la deuda no es suya.',
  },
  'us.state.ny.judgment-life': {
    says: 'En Nueva York una sentencia puede usarse 20 años. En una deuda de consumo el interés es solo 2% al año.',
  },
  'us.state.ny.less-from-pay': {
    says: 'En Nueva York tiene 20 días para pagar usted un décimo antes de que avisen a su empleador. Puede pedir a la corte que tome menos.',
  },
  'us.state.ny.medical-debt': {
    says: 'En Nueva York un hospital o médico debe demandar en tres años. No puede tomar su sueldo ni poner un gravamen (lien) sobre su casa.',
  },
  'us.state.ny.rest-after-sale': {
    says: 'En Nueva York el prestamista debe pedir el resto a la corte en 90 días desde la entrega de la escritura (deed). Cuenta el valor justo de la casa.',
  },
  'us.state.ny.debt-relief': {
    says: 'En Nueva York una ley del estado obliga a las empresas que prometen alivio de deudas o mejor crédito. No pague nada por adelantado y pregunte cómo cancelar.',
  },
  'us.state.ny.builder-lien': {
    says: 'En Nueva York un gravamen (lien) sobre una casa de una familia debe presentarse en cuatro meses desde el último trabajo. Puede exigir que el contratista demande en 30 días.',
  },
  'us.state.ny.rest-of-car-loan': {
    says: 'En Nueva York el prestamista suele tener cuatro años para demandar por el resto de un préstamo de auto. Si su aviso o la venta estuvo mal, puede perderlo.',
  },
  'us.state.ny.court-fees': {
    says: 'En Nueva York quien tiene ingresos bajos puede pedir a la corte no pagar sus cuotas. Pida el formulario al secretario (clerk).',
  },
  'us.state.ny.upfront-money': {
    says: 'En Nueva York un depósito puede ser de un mes de renta como mucho, y la cuota por revisarle de $20 como mucho.',
  },
  'us.state.ny.last-notice': {
    says: 'En Nueva York un marshal o sheriff debe avisarle al menos 14 días antes. Un juez puede darle hasta un año para mudarse.',
  },
  'us.state.ny.safe-leave': {
    says: 'En Nueva York una víctima de abuso puede en general terminar antes el contrato de renta con papeles que lo prueben. Llame primero a una línea de ayuda.',
  },
  'us.state.ny.landlords-bill': {
    says: 'En Nueva York si el propietario no paga la luz o el agua, los inquilinos pueden en general pagarla y descontarla de la renta.',
  },
  'us.state.ny.mobile-home': {
    says: 'En Nueva York el parque debe ofrecerle un contrato y solo puede desalojar por razones de la ley. La renta suele poder subir 3% al año.',
  },
  'us.state.ny.foreclosed-tenant': {
    says: 'En Nueva York los inquilinos de una casa ejecutada (foreclosed) suelen tener 90 días de aviso. Un contrato real suele seguir hasta su fin.',
  },
  'us.state.ny.late-rent': {
    says: 'En Nueva York el propietario debe mandar una carta certificada cuando la renta lleva cinco días de atraso. Si no llegó, puede decirlo en la corte.',
  },
  'us.state.ny.broken-rule': {
    says: 'En Nueva York después de un fallo por una regla rota del contrato tiene 30 días para corregirla y entonces puede quedarse.',
  },
  'us.state.ny.eviction-record': {
    says: 'En Nueva York el propietario no puede rechazarle por un caso de desalojo anterior.',
  },
  'us.state.ny.rental-refused': {
    says: 'En Nueva York el propietario no puede rechazarle por raza, religión, hijos, discapacidad o algo así. Sobre vales de vivienda (vouchers) pregunte a la ayuda legal: las cortes discuten esa ley.',
  },
  'us.state.ny.holdover': {
    says: 'En Nueva York un juez en un caso de fin de contrato (holdover) puede darle hasta un año para mudarse, si buscó vivienda y no la halló.',
  },
  'us.state.ny.pay-deductions': {
    says: 'En Nueva York una empresa solo puede descontar de su sueldo lo que la ley permite o lo que usted aceptó por escrito.',
  },
  'us.state.ny.keep-cover': {
    says: 'En Nueva York en general puede conservar también el plan de salud de una empresa pequeña, hasta 36 meses, pagándolo usted. Pídalo en días.',
  },
  'us.state.ny.end-papers': {
    says: 'En Nueva York la empresa debe decirle por escrito en cinco días hábiles el día en que terminan su trabajo y sus beneficios.',
  },
  'us.state.ny.freelance-pay': {
    says: 'En Nueva York quien trabaja por su cuenta debe en general tener un contrato escrito y cobrar el día acordado, o en 30 días desde el trabajo.',
  },
  'us.state.ny.minimum-pay': {
    says: 'En Nueva York el salario mínimo es más alto que el federal. Puede reclamar lo que le pagaron de menos.',
  },
  'us.state.ny.store-return': {
    says: 'En Nueva York una tienda que no acepta devoluciones debe decirlo con un letrero. Si no, en general puede devolver en 30 días.',
  },
  'us.state.ny.faulty-goods': {
    says: 'En Nueva York los productos de una tienda deben servir en general para el uso normal. Si no, pida por escrito reparación, otro o su dinero.',
  },
  'us.state.ny.gift-card': {
    says: 'En Nueva York una tarjeta de regalo debe durar en general nueve años y no puede perder valor por cuotas.',
  },
  'us.state.ny.sales-calls': {
    says: 'En Nueva York la ley del estado también limita las llamadas y textos de ventas. Anote el número y la hora, y quéjese ante el estado.',
  },
  'us.state.ny.credit-freeze': {
    says: 'En Nueva York puede congelar (freeze) gratis su informe de crédito, para que nadie abra fácilmente una cuenta a su nombre.',
  },
  'us.state.ny.hidden-fees': {
    says: 'En Nueva York una tienda que cobra más por pagar con tarjeta debe mostrar el precio completo con tarjeta antes de que pague.',
  },
  'us.state.ny.sick-at-home': {
    says: 'En Nueva York una nota del médico de que alguien en casa está muy enfermo puede frenar un corte. Pida hoy el formulario de la compañía.',
  },
  'us.state.ny.no-fault-cover': {
    says: 'En Nueva York la aseguradora de auto debe pagar o negar una cuenta no-fault en 30 días desde la prueba. Puede llevar una negativa a arbitraje.',
  },
  'us.state.ny.hearing-days': {
    says: 'En Nueva York suele tener 60 días desde el aviso para pedir una audiencia, o 90 para SNAP. Pídala antes del cambio y la ayuda suele seguir.',
  },
  'us.state.ny.school-absence': {
    says: 'En Nueva York la escuela debe en general ayudar antes de un caso por faltas. Vaya a la reunión y lleve notas del médico.',
  },
  'us.state.ny.benefits-in-good-faith': {
    says: 'En Nueva York los beneficios recibidos de buena fe, con respuestas ciertas, quizá no haya que devolverlos. Pida una audiencia en 30 días.',
  },
  'us.state.ny.small-claims-limit': {
    says: 'En Nueva York los reclamos menores (small claims) llegan a $10,000 en la ciudad de Nueva York, $5,000 en otras ciudades y $3,000 en cortes de pueblo.',
  },
  'us.state.ny.toll-hold': {
    says: 'En Nueva York los peajes sin pagar pueden bloquear la registración del auto. Pida a tiempo una revisión o un plan de pagos, y guarde pruebas.',
  },
  'us.state.ny.jury-call': {
    says: 'En Nueva York en general puede pedir otro día para el servicio de jurado (jury duty). Su empleador no puede despedirle por eso. Responda antes de la fecha.',
  },
  'us.state.ny.insurance-gap': {
    says: 'En Nueva York un hueco en su seguro de auto puede suspender la registración. Mande prueba del seguro antes de la fecha, o pida una audiencia.',
  },
  'us.state.ny.child-report': {
    says: 'En Nueva York suele tener 90 días desde el aviso para pedir que se cambie un reporte de maltrato infantil. Puede seguir una audiencia.',
  },
}
