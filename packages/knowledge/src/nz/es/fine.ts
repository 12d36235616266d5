/** The Spanish words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_ES: Words = {
  'nz.fine.want': { says: 'Busque la regla, el lugar, la fecha y el último día para actuar.' },
  'nz.fine.reality': {
    says: 'Puede pagar, escribir para explicar o pedir una audiencia. Actúe antes del último día.',
  },
  'nz.fine.who': {
    says: 'Este aviso (infringement notice) viene de un organismo público. Es de verdad.',
  },
  'nz.fine.rights': {
    says: 'Puede pedir una audiencia en el tribunal, o escribir por qué deben quitar el pago.',
  },
  'nz.fine.right-hearing': { says: 'Tiene derecho a pedir una audiencia (hearing).' },
  'nz.fine.right-write': {
    says: 'Puede escribir a la oficina que lo envió y explicar. Pida también tiempo para pagar.',
  },
  'nz.fine.pay': {
    says: 'Tiene 28 días desde que recibe el aviso. Contamos desde su fecha.',
    action: 'Pagar, escribir para explicar o pedir una audiencia',
    consequence: 'Llega un recordatorio. Después va al tribunal y se añaden gastos.',
  },
  'nz.fine.step-check': { says: 'Compruebe la matrícula, el lugar, la hora y el último día.' },
  'nz.fine.step-driver': {
    says: 'Si no conducía, nombre al conductor o muestre que vendió el coche.',
  },
  'nz.fine.step-time': { says: 'Si no puede pagar de una vez, pida pagar poco a poco.' },
  'nz.fine.opt-write': {
    says: 'Diga por qué está mal o es injusto y añada pruebas.',
    title: 'Escribir y explicar',
    cost: 'Gratis.',
    time: '28 días.',
    risk: 'Bajo.',
    bestFor: 'Tenía una buena razón, o es un error.',
  },
  'nz.fine.opt-pay': {
    says: 'Pague todo o poco a poco.',
    title: 'Pagar',
    cost: 'La suma pedida.',
    time: '28 días.',
    risk: 'Pueden venir puntos de sanción (demerit points).',
    bestFor: 'Está bien.',
  },
  'nz.fine.opt-hearing': {
    says: 'Decide un juez o un juez de paz (justice of the peace).',
    title: 'Pedir una audiencia',
    cost: 'Gastos del tribunal si pierde.',
    time: '28 días.',
    risk: 'Puede costar más.',
    bestFor: 'Tiene pruebas fuertes.',
  },
  'nz.fine.warn': {
    says: 'Cuando una multa está en el tribunal, pueden tomar dinero de su sueldo o banco, o poner un cepo a su coche.',
  },
  'nz.fine.right-driver': {
    says: 'En muchas multas de tráfico el dueño puede mostrar quién conducía, o que el coche estaba vendido o robado. Hágalo en un plazo de 28 días.',
  },
  'nz.fine.right-hearing-law': {
    says: 'Puede pedir por escrito una audiencia (hearing), y decir por qué no lo debe. También puede pedir pagar poco a poco.',
  },
  'nz.toll.right-notice': {
    says: 'Un peaje sin pagar empieza con un aviso de pago y un cargo pequeño. Una multa solo llega si no lo paga a tiempo.',
  },
  'nz.toll.right-owner': {
    says: 'Si conducía otra persona, o el coche estaba vendido o robado, dígalo a NZTA con pruebas.',
  },
  'nz.fine.right-fee': {
    says: 'La multa para cada velocidad la fija la ley; compárela. Una multa de cámara no quita puntos. La de un agente sí.',
  },
  'nz.fine.right-fixed': {
    says: 'La tasa de cada infracción así la fija un reglamento nacional, no el municipio. Busque allí la cantidad y compárela.',
  },
}
