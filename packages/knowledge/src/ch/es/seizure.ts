/** A seizure by the debt office, and what it must leave: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_ES: Words = {
  'ch.court.seize-want': {
    says: 'La oficina de deudas quiere mirar sus ingresos y sus cosas, para tomar una parte (Pfändung).',
  },
  'ch.court.seize-who': {
    says: 'Es una oficina pública. Sus actos se pueden revisar.',
  },
  'ch.court.seize-real': {
    says: 'Debe dejarle lo suficiente para alquiler, comida y el seguro médico que de verdad paga.',
  },
  'ch.court.seize-not-yet': {
    says: 'No pueden tomar cosas que necesita para vivir y trabajar, ni algunas ayudas sociales.',
  },
  'ch.court.seize-ten': {
    says: 'Tiene diez días para quejarse al órgano de vigilancia si un acto está mal.',
    action: 'Quejarse por escrito (Beschwerde)',
    consequence: 'El acto se queda.',
  },
  'ch.court.seize-step-go': {
    says: 'Vaya a la cita. Lleve nóminas, alquiler, cuota médica y otros gastos con prueba de pago.',
  },
  'ch.court.seize-step-change': {
    says: 'Si cambian sus ingresos o gastos, pida enseguida a la oficina que cambie la cantidad.',
  },
  'ch.court.seize-step-help': {
    says: 'Pregunte a un asesor de deudas por un plan con todos los acreedores o la quiebra privada.',
  },
  'ch.court.seize-right-complain': {
    says: 'Tiene derecho a quejarse gratis de la oficina.',
  },
  'ch.court.seize-option': {
    title: 'Quejarse de un acto equivocado',
    says: 'Escriba al órgano de vigilancia.',
    cost: 'Nada en la mayoría de los casos.',
    time: 'Diez días.',
    risk: 'Ninguno.',
    bestFor: 'La cantidad que le dejan es demasiado baja.',
  },
  'ch.court.seize-help': {
    title: 'Preguntar a un asesor de deudas',
    says: 'Revisan la cantidad que debe seguir siendo suya.',
    cost: 'Nada.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Cualquiera con un embargo.',
  },
}
