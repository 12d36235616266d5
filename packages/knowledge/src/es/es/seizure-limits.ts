/** What of pay, accounts and goods may not be taken: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_ES: Words = {
  'es.enforce.smi': {
    says: 'En 2026 el salario mínimo (SMI) es de 1.221 € al mes en 14 pagas. El sueldo neto hasta el SMI está a salvo.',
  },
  'es.enforce.scale': {
    says: 'Por encima del SMI pueden quitar el 30 % hasta el doble del SMI. Después el 50 % y más.',
  },
  'es.enforce.children': {
    says: 'Si tiene cargas familiares, el letrado del juzgado puede rebajar los cuatro primeros tramos entre un 10 y un 15 %.',
  },
  'es.enforce.maintenance': {
    says: 'Para pensiones de alimentos no valen estos límites. El juez fija la cantidad.',
  },
  'es.enforce.right-wage': {
    says: 'El sueldo, la pensión y las ayudas hasta el SMI no se pueden embargar. Vale para juzgados y oficinas públicas.',
  },
  'es.enforce.right-account': {
    says: 'El dinero de la cuenta que viene de su último sueldo o pensión tiene los mismos límites. Pruebe de dónde viene.',
  },
  'es.enforce.right-goods': {
    says: 'No pueden quitarle muebles y ropa necesarios, comida, combustible ni las herramientas de su trabajo.',
  },
  'es.enforce.right-null': {
    says: 'El embargo de lo inembargable es nulo. Avise al juzgado enseguida: no necesita abogado para denunciarlo.',
  },
  'es.enforce.step-pay-slip': {
    says: 'Reúna nóminas y extractos. Si quitaron demasiado, escriba al juzgado u oficina y pida que lo devuelvan.',
  },
  'es.enforce.option-protect': {
    title: 'Recuperar lo inembargable',
    says: 'Escriba al juzgado u oficina con sus nóminas. Pida que levanten lo que pasa del límite.',
    cost: 'Nada.',
    time: 'Una hora. La respuesta tarda unas semanas.',
    risk: 'Ninguno.',
    bestFor: 'Le quitaron sueldo, pensión o cuenta por debajo del límite.',
  },
  'es.enforce.insight-two-jobs': {
    says: 'Si tiene dos ingresos, se suman antes de aplicar la escala.',
    actionable: 'Compruebe que el mínimo se descontó una vez del total.',
  },
}
