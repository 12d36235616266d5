/** The Spanish words of the rows of Texas: ../texas-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const TEXAS_ES: Words = {
  'us.state.tx.collector-calls': {
    says: 'En Texas un cobrador o prestamista no puede acosarle, insultarle ni amenazar con arrestarle. Guarde notas: puede demandar.',
  },
  'us.state.tx.collector-license': {
    says: 'En Texas un cobrador debe estar registrado ante el estado. Verifique su nombre antes de pagar.',
  },
  'us.state.tx.judgment-life': {
    says: 'En Texas una sentencia queda dormida si nadie actúa en diez años, y puede revivir dos años más. Pregunte a la corte qué se presentó.',
  },
  'us.state.tx.medical-debt': {
    says: 'En Texas un médico u hospital debe mandar la cuenta antes del undécimo mes tras la atención; si no, casi nunca puede cobrar.',
  },
  'us.state.tx.rest-after-sale': {
    says: 'En Texas el prestamista tiene dos años desde la venta para demandar por el resto. Puede pedir que cuente el valor justo de la casa.',
  },
  'us.state.tx.debt-relief': {
    says: 'En Texas una ley del estado obliga a las empresas que prometen alivio de deudas o mejor crédito. No pague nada por adelantado y pregunte cómo cancelar.',
  },
  'us.state.tx.builder-lien': {
    says: 'En Texas el gravamen (lien) de un contratista sobre su vivienda exige un contrato escrito, firmado antes de la obra por usted y su cónyuge. Una corte puede quitarlo.',
  },
  'us.state.tx.small-judgment': {
    says: 'En Texas puede apelar una sentencia del Justice Court en 21 días. En un desalojo tiene solo cinco días.',
  },
  'us.state.tx.rest-of-car-loan': {
    says: 'En Texas el prestamista suele tener cuatro años para demandar por el resto de un préstamo de auto. Si su aviso o la venta estuvo mal, puede perderlo.',
  },
  'us.state.tx.court-fees': {
    says: 'En Texas quien tiene ingresos bajos puede pedir a la corte no pagar sus cuotas. Pida el formulario al secretario (clerk).',
  },
  'us.state.tx.rental-refused': {
    says: 'En Texas el propietario no puede rechazarle por raza, religión, hijos, discapacidad o algo así. La queja es gratis.',
  },
  'us.state.tx.upfront-money': {
    says: 'En Texas si el propietario no acepta en siete días, le ha rechazado. Entonces debe devolver el depósito de solicitud (application deposit).',
  },
  'us.state.tx.last-notice': {
    says: 'En Texas el oficial debe primero pegar un aviso escrito, al menos 24 horas antes. Pregunte hoy a la ayuda legal por una apelación.',
  },
  'us.state.tx.safe-leave': {
    says: 'En Texas una víctima de abuso puede en general terminar antes el contrato de renta con papeles que lo prueben. Llame primero a una línea de ayuda.',
  },
  'us.state.tx.landlords-bill': {
    says: 'En Texas si el propietario no paga la luz o el agua, los inquilinos pueden en general pagarla y descontarla de la renta.',
  },
  'us.state.tx.mobile-home': {
    says: 'En Texas una ley propia protege a quien renta un lugar para una casa móvil. Exige un contrato escrito y avisos más largos.',
  },
  'us.state.tx.late-rent': {
    says: 'En Texas a un inquilino que no se atrasó antes deben darle la opción de pagar la renta dentro del aviso.',
  },
  'us.state.tx.eviction-day': {
    says: 'En Texas no necesita responder por escrito a un desalojo. Vaya al juicio el día de los papeles, o el propietario puede ganar.',
  },
  'us.state.tx.pay-deductions': {
    says: 'En Texas una empresa solo puede descontar de su sueldo lo que la ley permite o lo que usted aceptó por escrito.',
  },
  'us.state.tx.keep-cover': {
    says: 'En Texas en general puede conservar el plan de salud de una empresa pequeña nueve meses, pagándolo usted. Pídalo en días.',
  },
  'us.state.tx.faulty-goods': {
    says: 'En Texas los productos de una tienda deben servir en general para el uso normal. Si no, pida por escrito reparación, otro o su dinero.',
  },
  'us.state.tx.sales-calls': {
    says: 'En Texas la ley del estado también limita las llamadas y textos de ventas. Anote el número y la hora, y quéjese ante el estado.',
  },
  'us.state.tx.own-data': {
    says: 'En Texas puede pedir a casi toda empresa grande qué sabe de usted, y que lo borre o no lo venda. Suele tener 45 días.',
  },
  'us.state.tx.credit-freeze': {
    says: 'En Texas puede congelar (freeze) gratis su informe de crédito, para que nadie abra fácilmente una cuenta a su nombre.',
  },
  'us.state.tx.association-records': {
    says: 'En Texas un propietario puede pedir por escrito ver los registros y las cuentas de la asociación.',
  },
  'us.state.tx.hearing-days': {
    says: 'En Texas suele tener 90 días desde el aviso para pedir una audiencia. Pídala antes del cambio y la ayuda suele seguir.',
  },
  'us.state.tx.cannot-pay-fine': {
    says: 'En Texas avise a la corte antes de la fecha si no puede pagar una multa. Puede darle tiempo, pagos en partes o trabajo en su lugar.',
  },
  'us.state.tx.license-hold': {
    says: 'En Texas una ciudad puede bloquear la renovación de su licencia por una multa sin pagar. Termina cuando paga o el caso acaba. Pregunte a esa corte.',
  },
  'us.state.tx.school-absence': {
    says: 'En Texas la escuela debe en general ayudar antes de un caso por faltas. Vaya a la reunión y lleve notas del médico.',
  },
  'us.state.tx.toll-hold': {
    says: 'En Texas los peajes sin pagar pueden bloquear la registración del auto. Pida a tiempo una revisión o un plan de pagos, y guarde pruebas.',
  },
  'us.state.tx.jury-call': {
    says: 'En Texas en general puede pedir otro día para el servicio de jurado (jury duty). Su empleador no puede despedirle por eso. Responda antes de la fecha.',
  },
  'us.state.tx.child-report': {
    says: 'En Texas puede pedir una revisión de una determinación de maltrato infantil, en los días de la carta. Pida también su expediente.',
  },
}
