/** The Spanish words of the rows in ../traffic-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_WORDS: Words = {
  'es.fine.want': {
    says: 'Una oficina de tráfico le multa y le pide pagar, alegar o decir quién conducía.',
  },
  'es.fine.who': {
    says: 'Es una oficina pública: la DGT, su comunidad o su ayuntamiento. Puede cobrar sin juez.',
  },
  'es.fine.rights': {
    says: 'Puede pagar la mitad en 20 días o alegar en 20 días. No las dos cosas.',
  },
  'es.fine.reality': {
    says: 'Es una multa de verdad, pero no un delito. Usted elige: mitad de precio, o alegar y poder recurrir.',
  },
  'es.fine.no-seizure': {
    says: 'No pueden embargar mientras corren sus 20 días. Antes hay una sanción firme y un plazo de pago.',
  },
  'es.fine.limits': {
    says: 'Una infracción leve prescribe a los tres meses; una grave, a los seis, si no hubo ningún trámite.',
  },
  'es.fine.deadline-half': {
    says: 'Tiene 20 días naturales desde el día siguiente a recibirla. Contamos desde su fecha, por seguridad.',
    action: 'Pagar la mitad o presentar alegaciones',
    consequence: 'Pierde el descuento y el expediente sigue sin sus alegaciones.',
  },
  'es.fine.deadline-driver': {
    says: 'Si es el dueño y no conducía, diga quién conducía en 20 días.',
    action: 'Identificar al conductor',
    consequence: 'Puede recibir otra multa más alta por no identificarlo.',
  },
  'es.fine.deadline-review': {
    says: 'Contra la resolución sancionadora tiene un mes.',
    action: 'Presentar recurso de reposición',
    consequence: 'La multa queda firme.',
  },
  'es.fine.right-half': {
    says: 'Tiene derecho a pagar la mitad en 20 días naturales. Entonces termina y solo queda ir al juzgado.',
  },
  'es.fine.right-object': {
    says: 'Tiene derecho a alegar por escrito y proponer pruebas. Entonces pierde el descuento.',
  },
  'es.fine.right-photo': {
    says: 'Tiene derecho a ver el expediente: la foto, el lugar, la hora y la revisión del radar.',
  },
  'es.fine.right-one-year': {
    says: 'Si no hay resolución un año después del inicio, el expediente caduca.',
  },
  'es.fine.option-pay': {
    title: 'Pagar la mitad',
    says: 'Pague en la web oficial, el banco o Correos en 20 días.',
    cost: 'La mitad de la multa.',
    time: 'Minutos.',
    risk: 'Renuncia a alegar. Los puntos se pierden igual.',
    bestFor: 'La multa es correcta.',
  },
  'es.fine.option-object': {
    title: 'Alegar',
    says: 'Envíe sus motivos y pruebas a la oficina indicada.',
    cost: 'Nada, pero pierde el descuento.',
    time: '20 días para enviarlo. Meses para la respuesta.',
    risk: 'Puede pagar la multa entera.',
    bestFor: 'Tiene pruebas o el expediente tiene fallos.',
  },
  'es.fine.option-help': {
    title: 'Pedir ayuda',
    says: 'Un club de conductores, una asociación o un abogado puede leer el expediente.',
    cost: 'A menudo gratis para socios.',
    time: 'Unos días.',
    risk: 'Los 20 días siguen corriendo.',
    bestFor: 'Muchos puntos o mucho dinero.',
  },
  'es.fine.insight-margin': {
    says: 'Los radares tienen un margen de error que debe restarse a su favor.',
    actionable: 'Pida el certificado del radar y la velocidad corregida.',
  },
  'es.fine.warning-board': {
    says: 'Si no le encuentran, la multa se publica en el Tablón Edictal (TEU) y vale como notificada a los 20 días. Tenga su dirección al día en la DGT.',
  },
  'es.fine.tactic-no-name': {
    says: 'Use los 20 días para pedir el expediente antes de elegir.',
    risk: 'El expediente puede llegar tarde.',
    notWhen: 'No si el día 20 está cerca: entonces elija.',
  },
  'es.fine.element-facts': {
    name: 'Coche, lugar, hora y hecho',
    says: 'La multa debe decir el coche, el lugar, la hora, el hecho y la norma.',
    ifMissing: 'Diga en sus alegaciones qué falta.',
  },
}
