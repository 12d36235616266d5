/** The Spanish words of the rows in ../pay-and-safety.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const PAY_AND_SAFETY_ES: Words = {
  'us.pay.right-salary': {
    says: 'Un salario fijo no elimina las horas extra. Sus tareas y su pago deben cumplir ciertas pruebas. Puede reclamar dos o tres años atrás, y otro tanto.',
  },
  'us.pay.right-status': {
    says: 'No decide el nombre que le den. Si la firma controla su trabajo, usted puede ser empleado con horas extra y derecho a desempleo.',
  },
  'us.pay.right-safe': {
    says: 'Su empleador no puede castigarle por una queja de seguridad. Solo tiene 30 días para avisar a OSHA.',
  },
  'us.pay.right-fair': {
    says: 'Es ilegal tratarle peor por raza, color, religión, sexo, origen, edad desde 40 o discapacidad. Debe avisar a la EEOC en 180 o 300 días.',
  },
  'us.pay.right-mother': {
    says: 'Su empleador casi siempre debe dar ajustes en el embarazo, y tiempo y un lugar privado para extraer leche.',
  },
  'us.pay.right-talk': {
    says: 'Usted y sus compañeros pueden hablar del pago y pedir mejores condiciones, con o sin sindicato. La queja debe hacerse en seis meses.',
  },
  'us.pay.right-background': {
    says: 'Antes de actuar por un informe de antecedentes el empleador debe darle copia y tiempo para responder. Puede disputar errores.',
  },
  'us.pay.right-leave': {
    says: 'En firmas con 50 empleados casi siempre puede tomar 12 semanas sin pago y volver a su puesto. Tiene 15 días para traer el formulario del médico.',
  },
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
  ...stateWords('rival-work', {
    AZ: 'una promesa de no competir vale solo si es justa en tiempo, lugar y trabajo',
    CA: 'una promesa de no competir tras un empleo es nula, la firme donde la firme',
    FL: 'una promesa de no competir puede obligarle si es justa y protege un interés real del negocio',
    GA: 'una promesa de no competir obliga sobre todo a jefes, vendedores y personal clave, y debe ser justa en tiempo y lugar',
    IL: 'una promesa de no competir es nula bajo cierto pago anual. Debe tener 14 días para leerla',
    MA: 'una promesa de no competir no obliga a personal por hora con horas extra ni a quien fue despedido sin causa. Exige un pago u otro valor',
    MI: 'una promesa de no competir debe ser justa en tiempo, lugar y trabajo. Un juez puede reducirla',
    NC: 'una promesa de no competir debe ser escrita, a cambio de algo, y justa en tiempo y lugar',
    NJ: 'una promesa de no competir vale solo si es justa y no le daña demasiado',
    NY: 'una promesa de no competir vale solo si es justa y necesaria para proteger secretos o clientes',
    OH: 'una promesa de no competir vale si es justa. Un juez puede reducirla',
    PA: 'una promesa de no competir debe ser parte del trato de trabajo o pagada, y justa en tiempo y lugar',
    TX: 'una promesa de no competir debe ser parte de otro acuerdo y justa en tiempo, lugar y trabajo',
    VA: 'un empleador no puede obligar a trabajadores de bajo pago a no competir. A otros solo si es justo',
    WA: 'una promesa de no competir es nula bajo cierto pago anual, o si no la conoció antes de aceptar el puesto. Desde el 30 de junio de 2027 casi todas son nulas',
  }),
  'us.pay.right-tips': {
    says: 'Un empleador o gerente no puede quedarse con sus propinas. No puede hacerle pagar sus pérdidas si eso reduce el salario mínimo.',
  },
}
