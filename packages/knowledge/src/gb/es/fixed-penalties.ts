/** Penalties that are no council parking or traffic charge: school attendance, litter, untaxed vehicles. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_PENALTIES_ES: Words = {
  'gb.school.want': {
    says: 'El ayuntamiento dice que su hijo faltó a la escuela sin permiso. Pagar a tiempo termina el asunto sin tribunal.',
  },
  'gb.school.right-withdraw': {
    says: 'No hay recurso, pero puede pedir que la retiren. Por ejemplo: persona equivocada, hechos falsos o el ayuntamiento no siguió su código.',
  },
  'gb.school.right-paid': {
    says: 'Si paga a tiempo, no pueden llevarle al tribunal por esta falta y no tendrá antecedentes.',
  },
  'gb.school.step': {
    says: 'Compruebe el nombre, el niño y los días. Luego pague la suma menor a tiempo, o escriba enseguida al ayuntamiento para que la retire.',
  },
  'gb.school.warning': {
    says: 'Si no se paga en 28 días, el ayuntamiento debe acusar o retirarla. Un tribunal puede multar a un padre. Busque consejo si llega un papel del tribunal.',
  },
  'gb.school.option-pay': {
    title: 'Pagar la suma menor',
    says: 'Pague antes de la primera fecha y guarde prueba.',
    cost: 'La suma menor del aviso.',
    time: 'Unos minutos.',
    risk: 'Luego no devuelven el dinero.',
    bestFor: 'La falta ocurrió y no tenía permiso.',
  },
  'gb.litter.want': {
    says: 'El ayuntamiento dice que infringió una norma en la calle. Pagar a tiempo lo termina sin tribunal.',
  },
  'gb.litter.right-court': {
    says: 'No hay recurso formal. Escriba al ayuntamiento por qué está mal. Si no lo acepta, solo un tribunal decide, y allí el ayuntamiento debe probarlo.',
  },
  'gb.litter.step': {
    says: 'Si fue usted, pague la suma menor a tiempo. Si no, escriba enseguida al ayuntamiento con pruebas y pida que la anule.',
  },
  'gb.litter.warning': {
    says: "Si no se paga, el ayuntamiento puede ir al magistrates' court. Allí la multa puede ser mucho mayor.",
  },
  'gb.litter.option-pay': {
    title: 'Pagar la suma menor',
    says: 'Pague antes de la primera fecha y guarde prueba. Así no hay tribunal ni antecedentes.',
    cost: 'La suma menor del aviso.',
    time: 'Unos minutos.',
    risk: 'Pagar es aceptar la sanción.',
    bestFor: 'Ocurrió y quiere terminarlo.',
  },
  'gb.untaxed.want': {
    says: 'La DVLA dice que el vehículo no tenía impuesto ni baja. Pide una sanción al titular (registered keeper).',
  },
  'gb.untaxed.right': {
    says: 'No debe nada si avisó a tiempo a la DVLA de que vendió, desguazó o retiró el vehículo. Envíe la prueba a la dirección de la carta.',
  },
  'gb.untaxed.step': {
    says: 'Pague hoy el impuesto o declárelo fuera de la vía (SORN) en GOV.UK. Luego pague la suma menor a tiempo, o envíe su prueba.',
  },
  'gb.untaxed.warning': {
    says: 'Hasta que pague o lo retire, pueden seguir más sanciones y pueden inmovilizar el vehículo. No lo conduzca.',
  },
  'gb.untaxed.option-pay': {
    title: 'Pagar la suma menor',
    says: 'Pague en los días que da la carta y guarde prueba.',
    cost: 'La suma menor de la carta.',
    time: 'Unos minutos.',
    risk: 'El impuesto en sí se debe igual.',
    bestFor: 'Era el titular y se le olvidó.',
  },
}
