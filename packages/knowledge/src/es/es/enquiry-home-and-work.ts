/** The Spanish words of the rows in ../enquiry-home-and-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_WORDS: Words = {
  'es.ask.locks': {
    says: 'No. Solo un juez puede hacer que se vaya. Si el casero cambia la cerradura o corta el agua, llame a la policía y guarde pruebas.',
  },
  'es.ask.end-lease': {
    says: 'En contratos desde marzo de 2019 puede quedarse cinco años, o siete si el dueño es empresa. Después el casero debe avisar cuatro meses antes como mínimo, o el contrato sigue.',
    dependsOn: 'cuándo firmó y quién es el dueño',
  },
  'es.ask.rent-rise': {
    says: 'La renta sube una vez al año y solo si el contrato lo dice. Desde el 26 de mayo de 2023 el tope es el índice IRAV del INE. Un decreto de octubre de 2026 fija el 2 %, si el Congreso lo confirma.',
    dependsOn: 'la fecha y las palabras de su contrato',
  },
  'es.ask.deposit': {
    says: 'Pídala por escrito con la fecha en que entregó las llaves. Pasado un mes el casero debe intereses. Hasta 2.000 € puede demandar sin abogado.',
  },
  'es.ask.rent-behind': {
    says: 'Pague ya lo que pueda y ofrezca un plan por escrito. Pida ayuda en servicios sociales. Si demandan, puede pararlo una vez pagando todo a tiempo.',
  },
  'es.ask.repairs': {
    says: 'Avise por escrito con fotos. El casero debe mantener la vivienda habitable. Si es urgente, puede repararlo y pedir el dinero.',
  },
  'es.ask.dismissed': {
    says: 'Firme "no conforme" y presente la papeleta de conciliación en 20 días hábiles. Pida el paro en 15 días hábiles. Un sindicato o abogado gratis puede ayudarle.',
  },
  'es.ask.sign-finiquito': {
    says: 'Puede firmar que lo recibió. Añada "no conforme" y la fecha si duda de las cuentas. Así aún puede reclamar.',
    dependsOn: 'si las cuentas están bien',
  },
  'es.ask.paro-disciplinary': {
    says: 'Sí, tras cualquier despido, si cotizó 360 días en seis años. Pídalo al SEPE en 15 días hábiles.',
  },
  'es.ask.wages-unpaid': {
    says: 'Pídalo por escrito y presente la papeleta de conciliación. Tiene un año por cada mensualidad. El retraso genera un 10 % de interés.',
  },
  'es.ask.landlord-enters': {
    says: 'No. El casero solo entra con su permiso o con un juez. Acuerden un día para las reparaciones.',
  },
  'es.ask.leave-flat': {
    says: 'Sí, pasados seis meses y avisando 30 días antes. Solo paga si el contrato lo dice: un mes por cada año que falte.',
  },
  'es.ask.sick-dismissed': {
    says: 'No pueden despedirle por estar enfermo: es nulo. Por otra causa real, sí. Tiene 20 días hábiles para impugnarlo.',
    dependsOn: 'el motivo real',
  },
  'es.ask.pregnant-dismissed': {
    says: 'No. El despido en el embarazo o permiso de cuidado es nulo, salvo que prueben otra causa real. Impúgnelo en 20 días hábiles.',
  },
  'es.ask.resign': {
    says: 'Debe dar el preaviso del convenio, normalmente 15 días. Si dimite no hay paro, salvo incumplimiento grave de la empresa.',
    dependsOn: 'su convenio y el motivo',
  },
  'es.ask.myth-no-contract-rent': {
    says: 'Un contrato verbal vale. Tiene los mismos derechos si prueba que paga y vive allí.',
  },
  'es.ask.myth-minors-evict': {
    says: 'Tener menores no impide por sí solo el desahucio. Pero el juzgado debe avisar a servicios sociales y puede pararlo.',
  },
  'es.ask.leave-unpaid': {
    says: 'Reclame por escrito y vaya a conciliación: tiene un año. Si en un año le deben tres mensualidades completas, o seis llegan tarde, el juez puede extinguir el contrato. Cobra como en un despido improcedente. No se vaya antes.',
  },
  'es.ask.holiday-left': {
    says: 'Al terminar el contrato la empresa debe pagar las vacaciones no disfrutadas. Firme el finiquito con «no conforme». Presente la papeleta de conciliación: tiene un año.',
  },
  'es.ask.landlord-needs-home': {
    dependsOn: 'su contrato',
    says: 'Solo si el dueño es una persona, ya pasó el primer año y el propio contrato lo prevé. Debe necesitarlo para sí, hijos, padres o cónyuge divorciado, y avisar dos meses antes. Si nadie lo ocupa en tres meses, usted puede reclamar.',
  },
  'es.ask.dismissed-message': {
    says: 'El despido debe ser por escrito, con los hechos y la fecha. Un mensaje o llamada sin eso lo hace improcedente. Guárdelo y escriba que no está conforme. Tiene 20 días hábiles.',
  },
  'es.ask.child-hours': {
    says: 'Con un hijo menor de 12 años tiene derecho a reducir la jornada entre un octavo y la mitad, con menos sueldo. La empresa solo puede discutir el horario. Pídalo por escrito 15 días antes. Si se niega, demande en 20 días hábiles.',
  },
  'es.ask.home-sold': {
    dependsOn: 'cuándo firmó',
    says: 'La venta no acaba con su contrato: el comprador debe respetarlo hasta cinco años, o siete si el dueño era empresa. A menudo puede comprar antes que otros, en 30 días desde un aviso completo. No firme que se va.',
  },
  'es.ask.mutua-alta': {
    says: 'Pida al INSS que revise el alta en diez días hábiles y avise a la empresa ese mismo día. Si viene de un accidente laboral llevado por la mutua, la baja y el pago siguen hasta que decida el INSS. Si confirma el alta, tendrá que devolverlo.',
  },
  'es.ask.temporary-end': {
    says: 'Le corresponden 12 días de salario por año trabajado, salvo en contratos formativos o de sustitución. Sume las vacaciones pendientes. Si el contrato no era de verdad temporal, impúgnelo en 20 días hábiles.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'el motivo real',
    says: 'Un contrato temporal puede acabar en su fecha. Pero si no lo renuevan por su embarazo, es discriminación y es nulo. Guarde mensajes y pruebas de que a otros sí les renovaron. Tiene 20 días hábiles para impugnarlo.',
  },
  'es.ask.wages-leave': {
    says: 'No se vaya antes. Con tres meses impagados en un año, o seis pagados tarde, el juez puede extinguir el contrato con la indemnización del despido improcedente, y tiene paro. Reclame cada mes en un año. Si la empresa no puede, paga FOGASA con un límite.',
  },
  'es.ask.agency-fee': {
    says: 'En un alquiler de vivienda paga la agencia y el contrato el arrendador, no usted. Si ya pagó, pida la devolución por escrito. La OMIC ayuda gratis.',
  },
  'es.ask.not-registered': {
    says: 'Tiene todos los derechos de un trabajador, también sin papel. Guarde mensajes, fotos y nombres. Denuncie en la Inspección de Trabajo, también sin dar su nombre (buzón). Por salarios tiene un año; por despido, 20 días hábiles.',
  },
  'es.ask.mobbing': {
    says: 'Anote cada hecho con fecha y testigos, y vea a su médico. Use el protocolo de la empresa y la Inspección de Trabajo. El juez social puede pararlo rápido e indemnizar. También puede pedir la extinción con indemnización.',
  },
  'es.ask.paro-length': {
    says: 'Con 360 días cotizados en seis años tiene cuatro meses. Sube con los días, hasta dos años. Es el 70 % de la base seis meses, luego el 60 %. Pídalo en 15 días hábiles.',
    dependsOn: 'cuántos días cotizó',
  },
  'es.ask.deposit-limit': {
    says: 'En vivienda con contrato de hasta cinco años la fianza es un mes de renta, y las garantías adicionales dos meses como máximo. Siete años si el dueño es empresa. No tiene que aceptar más.',
  },
  'es.ask.evict-children': {
    says: 'Los hijos no lo paran por sí solos. Con ingresos bajos el juzgado debe avisar a servicios sociales y puede suspenderlo dos meses, o cuatro si el dueño es empresa. Pida ya el informe de vulnerabilidad y abogado de oficio.',
    dependsOn: 'sus ingresos y quién es el dueño',
  },
  'es.ask.dismissal-notice': {
    says: 'En el despido disciplinario no hace falta preaviso. En el objetivo son 15 días, o le pagan esos días. Al acabar un temporal de más de un año, también 15. Siempre por escrito: tiene 20 días hábiles para impugnarlo.',
    dependsOn: 'el tipo de despido',
  },
}
