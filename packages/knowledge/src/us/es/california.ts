/** The Spanish words of the rows of California: ../california-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const CALIFORNIA_ES: Words = {
  'us.state.ca.collector-calls': {
    says: 'En California un cobrador o prestamista no puede acosarle, hablar de la deuda con su jefe ni hacer amenazas falsas. Guarde notas: puede demandar.',
  },
  'us.state.ca.collector-license': {
    says: 'En California un cobrador necesita una licencia del estado y debe mostrar su número en las cartas. Verifique el número antes de pagar.',
  },
  'us.state.ca.old-debt': {
    says: 'En California nadie puede demandar por una deuda cuyo plazo ya pasó, y el cobrador debe decírselo por escrito.',
  },
  'us.state.ca.stolen-name': {
    says: 'En California el cobrador debe parar y revisar si usted envía un reporte de la policía o de la FTC y una carta firmada de que la deuda no es suya.',
  },
  'us.state.ca.judgment-life': {
    says: 'En California una sentencia dura diez años. Por una deuda menor de tarjeta o médica se renueva solo una vez, por cinco años, al 5% de interés.',
  },
  'us.state.ca.less-from-pay': {
    says: 'En California puede pedir que tomen menos de su sueldo si su familia lo necesita. Entregue al sheriff el formulario WG-006.',
  },
  'us.state.ca.debt-of-the-dead': {
    says: 'En California una empresa suele tener un año desde la muerte para demandar por una deuda del difunto. Pida pruebas antes de pagar.',
  },
  'us.state.ca.rest-after-sale': {
    says: 'En California el prestamista casi nunca puede pedir el resto después de una venta sin corte, ni en el préstamo con que compró la casa.',
  },
  'us.state.ca.debt-relief': {
    says: 'En California una ley del estado obliga a las empresas que prometen alivio de deudas o mejor crédito. No pague nada por adelantado y pregunte cómo cancelar.',
  },
  'us.state.ca.small-judgment': {
    says: 'En California la persona demandada puede apelar una sentencia de reclamos menores (small claims) en 30 días. Si faltó a la audiencia, pida primero a esa corte que la anule.',
  },
  'us.state.ca.small-judgment-paid': {
    says: 'En California nadie puede ejecutar una sentencia de reclamos menores (small claims) antes de que acabe el plazo de apelación. Pida a la corte pagar a plazos. Cuando haya pagado, el ganador debe avisar a la corte.',
  },
  'us.state.ca.rest-of-car-loan': {
    says: 'En California el prestamista suele tener cuatro años para demandar por el resto de un préstamo de auto. Si su aviso o la venta estuvo mal, puede perderlo.',
  },
  'us.state.ca.court-fees': {
    says: 'En California quien tiene ingresos bajos puede pedir a la corte no pagar sus cuotas. Pida el formulario al secretario (clerk).',
  },
  'us.state.ca.rental-refused': {
    says: 'En California el propietario no puede rechazarle por raza, religión, hijos, discapacidad o algo así, ni por usar un vale de vivienda (voucher).',
  },
  'us.state.ca.upfront-money': {
    says: 'En California un depósito puede ser en general de un mes de renta como mucho. La cuota por revisarle solo puede cubrir el costo real.',
  },
  'us.state.ca.last-notice': {
    says: 'En California el aviso del sheriff le da cinco días. Antes de que terminen puede pedir más tiempo al juez.',
  },
  'us.state.ca.safe-leave': {
    says: 'En California una víctima de abuso puede en general terminar antes el contrato de renta con papeles que lo prueben. Llame primero a una línea de ayuda.',
  },
  'us.state.ca.landlords-bill': {
    says: 'En California si el propietario no paga la luz o el agua, los inquilinos pueden en general pagarla y descontarla de la renta.',
  },
  'us.state.ca.mobile-home': {
    says: 'En California el parque solo puede terminar su estadía por razones de la ley, con 60 días de aviso. Un aumento de renta exige 90 días de aviso.',
  },
  'us.state.ca.foreclosed-tenant': {
    says: 'En California los inquilinos de una casa ejecutada (foreclosed) suelen tener 90 días de aviso. Un contrato real suele seguir hasta su fin.',
  },
  'us.state.ca.no-fault-move': {
    says: 'En California si debe irse sin culpa suya, el propietario suele deber un mes de renta o perdonar el último.',
  },
  'us.state.ca.broken-rule': {
    says: 'En California un aviso por una regla rota debe darle en general tres días hábiles para corregirla.',
  },
  'us.state.ca.eviction-record': {
    says: 'En California la corte oculta casi todos los casos de desalojo, salvo que el propietario gane en 60 días.',
  },
  'us.state.ca.pay-deductions': {
    says: 'En California una empresa casi nunca puede descontar pérdidas o cosas rotas de su sueldo. Debe devolverle lo que el trabajo le costó.',
  },
  'us.state.ca.keep-cover': {
    says: 'En California en general puede conservar también el plan de salud de una empresa pequeña, hasta 36 meses, pagándolo usted. Pídalo en días.',
  },
  'us.state.ca.end-papers': {
    says: 'En California la empresa debe darle un aviso escrito cuando le despide, y el folleto del estado sobre el desempleo.',
  },
  'us.state.ca.freelance-pay': {
    says: 'En California quien trabaja por su cuenta debe en general tener un contrato escrito y cobrar el día acordado, o en 30 días desde el trabajo.',
  },
  'us.state.ca.worker-test': {
    says: 'En California usted cuenta como empleado salvo que la empresa pruebe que es libre, hace otro trabajo que el de ella y tiene su propio oficio.',
  },
  'us.state.ca.minimum-pay': {
    says: 'En California el salario mínimo es más alto que el federal. Puede reclamar lo que le pagaron de menos.',
  },
  'us.state.ca.store-return': {
    says: 'En California una tienda que no acepta devoluciones debe decirlo con un letrero. Si no, en general puede devolver en 30 días.',
  },
  'us.state.ca.faulty-goods': {
    says: 'En California los productos de una tienda deben servir en general para el uso normal. Si no, pida por escrito reparación, otro o su dinero.',
  },
  'us.state.ca.gift-card': {
    says: 'En California casi ninguna tarjeta de regalo comprada puede vencer ni perder valor por cuotas. Si pasa, quéjese ante el estado.',
  },
  'us.state.ca.sales-calls': {
    says: 'En California la ley del estado también limita las llamadas y textos de ventas. Anote el número y la hora, y quéjese ante el estado.',
  },
  'us.state.ca.own-data': {
    says: 'En California puede pedir a casi toda empresa grande qué sabe de usted, y que lo borre o no lo venda. Suele tener 45 días.',
  },
  'us.state.ca.credit-freeze': {
    says: 'En California puede congelar (freeze) gratis su informe de crédito, para que nadie abra fácilmente una cuenta a su nombre.',
  },
  'us.state.ca.hidden-fees': {
    says: 'En California el precio mostrado debe incluir todos los cargos que no se pueden evitar, salvo impuestos y envío.',
  },
  'us.state.ca.association-records': {
    says: 'En California un propietario puede pedir por escrito ver los registros y las cuentas de la asociación.',
  },
  'us.state.ca.after-disaster': {
    says: 'En California la aseguradora casi nunca puede terminar el seguro de casa durante un año desde que se declara emergencia por un incendio cercano.',
  },
  'us.state.ca.sick-at-home': {
    says: 'En California una nota del médico de que alguien en casa está muy enfermo puede frenar un corte. Pida hoy el formulario de la compañía.',
  },
  'us.state.ca.hearing-days': {
    says: 'En California suele tener 90 días desde el aviso para pedir una audiencia. Pídala antes del cambio y la ayuda suele seguir.',
  },
  'us.state.ca.cannot-pay-fine': {
    says: 'En California avise a la corte antes de la fecha si no puede pagar una multa. Puede darle tiempo, pagos en partes o trabajo en su lugar.',
  },
  'us.state.ca.school-absence': {
    says: 'En California la escuela debe en general ayudar antes de un caso por faltas. Vaya a la reunión y lleve notas del médico.',
  },
  'us.state.ca.toll-hold': {
    says: 'En California los peajes sin pagar pueden bloquear la registración del auto. Pida a tiempo una revisión o un plan de pagos, y guarde pruebas.',
  },
  'us.state.ca.jury-call': {
    says: 'En California en general puede pedir otro día para el servicio de jurado (jury duty). Su empleador no puede despedirle por eso. Responda antes de la fecha.',
  },
  'us.state.ca.insurance-gap': {
    says: 'En California un hueco en su seguro de auto puede suspender la registración. Mande prueba del seguro antes de la fecha, o pida una audiencia.',
  },
  'us.state.ca.child-report': {
    says: 'En California puede pedir una audiencia para quitar su nombre del índice de maltrato infantil, en general en 30 días desde el aviso.',
  },
  'us.state.ca.repair-surgery': {
    says: 'En California la mayoría de los planes de salud deben cubrir la cirugía que repara lo anormal por nacimiento, lesión o enfermedad. No es estética.',
  },
}
