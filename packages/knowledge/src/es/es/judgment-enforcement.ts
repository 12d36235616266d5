/** Enforcement by a court, and seizures by public offices: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENT_AND_ENFORCEMENT_WORDS: Words = {
  'es.enforce.want-enforce': {
    says: 'Se trata de una ejecución: quitar dinero o bienes (embargo) por una deuda.',
  },
  'es.enforce.who-court': {
    says: 'Lo ordena un juzgado. En España no hay cobradores con poder propio: el juzgado avisa al banco o a su empresa.',
  },
  'es.enforce.who-public': {
    says: 'Lo hace una oficina pública, sin juez: Hacienda, Seguridad Social, su ayuntamiento o la DGT.',
  },
  'es.enforce.rights': {
    says: 'Una parte de su sueldo siempre está a salvo. Puede oponerse y pedir que devuelvan lo que no se podía embargar.',
  },
  'es.enforce.reality': {
    says: 'Es un poder real, pero con límites. Nadie le quita todo el sueldo ni lo necesario para vivir.',
  },
  'es.enforce.no-home-entry': {
    says: 'Nadie puede entrar en su casa sin su permiso o una orden del juez.',
  },
  'es.enforce.deadline-oppose': {
    says: 'Tiene diez días hábiles desde que recibió el auto de ejecución. Contamos desde su fecha.',
    action: 'Oponerse a la ejecución',
    consequence: 'El juzgado sigue con el embargo.',
  },
  'es.enforce.deadline-public': {
    says: 'Contra un embargo o un recargo de Hacienda tiene un mes desde el día siguiente a recibirlo.',
    action: 'Presentar recurso de reposición',
    consequence: 'El embargo queda firme.',
  },
  'es.enforce.right-oppose': {
    says: 'Puede oponerse si pagó, si hay un acuerdo, si está fuera de plazo o si hay cláusulas abusivas.',
  },
  'es.enforce.right-five-years': {
    says: 'La ejecución de una sentencia debe pedirse en cinco años desde que es firme.',
  },
  'es.enforce.right-mortgage-oppose': {
    says: 'En una ejecución hipotecaria tiene diez días hábiles para oponerse, también por cláusulas abusivas. Puede liberar su casa pagando lo atrasado.',
  },
  'es.enforce.right-mortgage-pause': {
    says: 'Las familias vulnerables pueden pedir al juzgado que pare el lanzamiento de su casa hipotecada hasta el 15 de mayo de 2028.',
  },
  'es.enforce.right-instalments-tax': {
    says: 'Puede pedir a Hacienda pagar a plazos (aplazamiento). Hágalo antes del embargo.',
  },
  'es.enforce.step-read': {
    says: 'Busque tres cosas: el juzgado u oficina, el número de caso y el día que lo recibió. Marque el último día.',
  },
  'es.enforce.step-lawyer': {
    says: 'Pida abogado. Con pocos ingresos es gratis. La justicia gratuita del juicio puede seguir en la ejecución.',
  },
  'es.enforce.step-plan': {
    says: 'Ofrezca un plan al acreedor. Si acepta, los dos pueden pedir al juzgado una pausa.',
  },
  'es.enforce.step-budget': {
    says: 'Si tiene muchas deudas, pregunte ya por la segunda oportunidad. Abrir ese proceso puede parar los embargos.',
  },
  'es.enforce.option-oppose': {
    title: 'Oponerse a la ejecución',
    says: 'Diga al juzgado por qué debe parar: pago, acuerdo, plazo o cláusulas abusivas.',
    cost: 'Abogado si pasa de 2.000 €, o justicia gratuita.',
    time: 'Diez días hábiles.',
    risk: 'Si pierde, se suman costas.',
    bestFor: 'Hay un motivo legal y prueba.',
  },
  'es.enforce.option-plan': {
    title: 'Acordar pagos',
    says: 'Ofrezca una cantidad fija al mes y pida al acreedor que avise al juzgado.',
    cost: 'Lo que acuerde.',
    time: 'Unos días.',
    risk: 'Sin su acuerdo, el embargo sigue.',
    bestFor: 'La debe y gana por encima del límite.',
  },
  'es.enforce.option-plan-public': {
    title: 'Pedir pagar a plazos',
    says: 'Pida por internet o en la oficina un fraccionamiento. Pida levantar el embargo cuando el plan corra.',
    cost: 'Intereses y el recargo.',
    time: 'Minutos para pedirlo.',
    risk: 'Lo ya embargado suele quedar aplicado.',
    bestFor: 'La debe y no puede pagar de una vez.',
  },
  'es.enforce.warning-hide': {
    says: 'No esconda ni regale sus bienes para evitarlo. Es un delito (alzamiento de bienes).',
  },
  'es.enforce.tactic-list': {
    says: 'Cuando el juzgado le pregunte por sus bienes, conteste. Señale primero lo que menos le perjudica.',
    risk: 'No contestar puede traer multas.',
    notWhen: 'No oculte bienes.',
  },
}
