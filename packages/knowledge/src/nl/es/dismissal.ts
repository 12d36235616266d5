/** The Spanish words of the Netherlands: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_ES: Words = {
  'nl.job.want': {
    says: 'Su empresa quiere terminar su trabajo.',
  },
  'nl.job.who': {
    says: 'Casi siempre su empresa necesita su sí, un permiso del UWV o una decisión del juez.',
  },
  'nl.job.real': {
    says: 'No tiene que firmar nada hoy.',
  },
  'nl.job.not-yet': {
    says: 'Una carta sola casi nunca puede terminar su trabajo. Hace falta el UWV, un juez o su sí.',
  },
  'nl.job.rights': {
    says: 'Casi siempre tiene derecho a un preaviso, una indemnización (transitievergoeding) y la revisión de un juez.',
  },
  'nl.job.deadline-two': {
    says: 'Tiene dos meses desde el fin del trabajo para pedir al juez que lo anule. Por prudencia, cuente desde la carta.',
    action: 'Pedir al juez (kantonrechter) que anule el despido',
    consequence: 'Después un juez ya no puede anularlo.',
  },
  'nl.job.deadline-three': {
    says: 'Tiene tres meses desde el fin del trabajo para reclamar la indemnización (transitievergoeding). Por prudencia, cuente desde la carta.',
    action: 'Pedir al juez la indemnización (transitievergoeding)',
    consequence: 'Después termina el derecho a ella.',
  },
  'nl.job.deadline-think': {
    says: 'Puede deshacer un acuerdo firmado durante 14 días, por escrito y sin motivo. Son tres semanas si el acuerdo no se lo decía. Por prudencia, cuente desde la carta.',
    action: 'Deshacer el acuerdo por escrito',
    consequence: 'El acuerdo se queda.',
  },
  'nl.job.step-not-sign': {
    says: 'No firme nada. Escriba que no está de acuerdo y que está listo para trabajar.',
  },
  'nl.job.step-help': {
    says: 'Pregunte esta semana a su sindicato, a un abogado o al Juridisch Loket. El plazo para ir al juzgado es corto.',
  },
  'nl.job.step-ww': {
    says: 'Pida el paro (WW) al UWV como muy tarde una semana después de su último día de trabajo.',
  },
  'nl.job.step-check': {
    says: 'Compruebe el preaviso: un mes hasta cinco años de trabajo, después dos, tres y cuatro meses.',
  },
  'nl.job.step-reason': {
    says: 'Escriba enseguida que discute el despido inmediato (ontslag op staande voet). Pida el motivo por escrito.',
  },
  'nl.job.right-on-the-spot': {
    says: 'Un despido inmediato (ontslag op staande voet) exige un motivo urgente. La empresa debe actuar sin demora y decir el motivo enseguida. Si falta algo de esto, el juez puede anularlo.',
  },
  'nl.job.right-reason': {
    says: 'Un despido necesita un motivo de la ley, y su empresa debe buscarle antes otro trabajo.',
  },
  'nl.job.right-transition': {
    says: 'Casi siempre tiene derecho a un tercio de un sueldo mensual por cada año de trabajo.',
  },
  'nl.job.right-think': {
    says: 'Tiene 14 días para deshacer un acuerdo que firmó. Son tres semanas si el papel no lo decía.',
  },
  'nl.job.right-agency-bed': {
    says: 'Una agencia que le alquila una cama debe dejarle quedarse cuatro semanas tras el fin del trabajo, por el mismo precio. Si está enfermo o sin dinero, debe tenerlo en cuenta.',
  },
  'nl.job.right-agency-clause': {
    says: 'El trabajo por agencia puede acabar cuando el cliente para, pero solo si su contrato lo dice por escrito (uitzendbeding). Si no, valen las reglas normales.',
  },
  'nl.job.right-notice': {
    says: 'Tiene derecho a un preaviso de uno a cuatro meses, según sus años de trabajo.',
  },
  'nl.job.option-court': {
    title: 'Pedir al juez que lo anule',
    says: 'Un abogado o sindicato envía la petición.',
    cost: 'Tasa judicial; es posible la asistencia jurídica.',
    time: 'Dos meses desde el fin del trabajo.',
    risk: 'Costas si pierde.',
    bestFor: 'El motivo está mal o no había permiso.',
  },
  'nl.job.option-deal': {
    title: 'Pedir mejores condiciones',
    says: 'Haga que alguien revise el acuerdo y pida más.',
    cost: 'Muchas veces la empresa paga el consejo.',
    time: 'Una o dos semanas.',
    risk: 'Un mal texto puede costarle el paro.',
    bestFor: 'No quiere volver.',
  },
  'nl.job.option-help': {
    title: 'Pedir consejo gratis',
    says: 'El Juridisch Loket o su sindicato revisa la carta.',
    cost: 'Nada o su cuota.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Cualquier persona despedida.',
  },
  'nl.job.warn-resign': {
    says: 'No renuncie usted mismo al trabajo. Puede perder el paro.',
  },
}
