/** The Spanish words of Switzerland: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ES: Words = {
  'ch.home.want': {
    says: 'Su casero termina el contrato. Solo vale en el formulario oficial de su cantón.',
  },
  'ch.home.want-rent': {
    says: 'Su casero dice que hay alquiler atrasado y fija un plazo para pagar.',
  },
  'ch.home.who': {
    says: 'Es su casero o la empresa que administra el edificio.',
  },
  'ch.home.real': {
    says: 'No tiene que irse hoy. Solo un juzgado puede ordenar que se vaya.',
  },
  'ch.home.not-yet': {
    says: 'Nadie puede cambiar la cerradura ni sacar sus cosas sin una orden judicial.',
  },
  'ch.home.rights': {
    says: 'Puede luchar contra un aviso o pedir más tiempo en la oficina de conciliación. Para viviendas es gratis.',
  },
  'ch.home.deadline-thirty': {
    says: 'Tiene treinta días desde que lo recibe para luchar contra el aviso o pedir más tiempo (Erstreckung).',
    action: 'Escribir a la oficina de conciliación de alquileres',
    consequence: 'Ya no puede luchar contra él.',
  },
  'ch.home.deadline-pay': {
    says: 'Para una vivienda la ley da al menos treinta días desde que lo recibe para pagar todo el alquiler atrasado.',
    action: 'Pagar a tiempo todo el alquiler atrasado',
    consequence: 'El casero puede terminar el contrato con treinta días a fin de mes.',
  },
  'ch.home.step-form': {
    says: 'Compruebe el formulario. Las personas casadas deben recibir uno cada una en carta aparte. Si no, el aviso es nulo.',
  },
  'ch.home.step-pay': {
    says: 'Pague todo el alquiler atrasado dentro del plazo. Pida ayuda a la familia, al municipio o a un fondo. Un pago parcial no basta.',
  },
  'ch.home.step-fight': {
    says: 'Escriba a la oficina de conciliación en treinta días. Diga que lucha contra el aviso y pida más tiempo.',
  },
  'ch.home.step-help': {
    says: 'Pregunte ahora a la asociación de inquilinos (Mieterverband, ASLOCA).',
  },
  'ch.home.step-sum': {
    says: 'Pida una lista de alquiler y pagos por mes.',
  },
  'ch.home.right-form': {
    says: 'Un aviso sin el formulario oficial es nulo.',
  },
  'ch.home.right-longer': {
    says: 'Si mudarse es muy duro, puede pedir hasta cuatro años más en una vivienda. Pídalo en 30 días desde el aviso. No se da tras una falta grave a sus deberes.',
  },
  'ch.home.right-both': {
    says: '¿Casado, y es la vivienda familiar? El aviso por renta atrasada y la rescisión deben llegar a cada uno por separado. Si no, la rescisión es nula.',
  },
  'ch.home.right-thirty': {
    says: 'Tiene derecho a al menos treinta días, por escrito, antes de un aviso por alquiler atrasado.',
  },
  'ch.home.right-free': {
    says: 'La oficina de conciliación es gratis en casos de alquiler de vivienda.',
  },
  'ch.home.option-fight': {
    title: 'Luchar contra el aviso',
    says: 'Pida a la oficina que lo anule o dé tiempo.',
    cost: 'Nada.',
    time: 'Treinta días.',
    risk: 'El aviso puede quedar en pie.',
    bestFor: 'Quiere quedarse más tiempo.',
  },
  'ch.home.option-pay': {
    title: 'Pagar a tiempo todo el alquiler atrasado',
    says: 'Eso para el aviso.',
    cost: 'El alquiler.',
    time: 'Antes de que acabe el plazo.',
    risk: 'Ninguno.',
    bestFor: 'Puede reunir el dinero.',
  },
  'ch.home.option-plan': {
    title: 'Acordar un plan por escrito',
    says: 'Pida al casero que no termine el contrato.',
    cost: 'Lo que ofrezca.',
    time: 'Ahora.',
    risk: 'Sin un sí firmado el tiempo sigue corriendo.',
    bestFor: 'Necesita unas semanas.',
  },
  'ch.home.option-help': {
    title: 'Preguntar a la asociación de inquilinos',
    says: 'Revisan la carta.',
    cost: 'Una cuota de socio.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Cualquier carta de alquiler.',
  },
  'ch.home.warn-time': {
    says: 'Los treinta días son estrictos. Envíe su carta certificada y guarde el resguardo.',
  },
}
