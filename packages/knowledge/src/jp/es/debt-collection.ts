/** The Spanish words of Japan: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_ES: Words = {
  'jp.debt.want': {
    says: 'Le piden que pague, o que llame y llegue a un acuerdo. Esta carta solo es una petición.',
  },
  'jp.debt.who': {
    says: 'Una empresa de cobros (債権回収会社) necesita licencia del Ministro de Justicia. No es un juzgado.',
  },
  'jp.debt.real': {
    says: 'Nadie puede quitarle su sueldo o el dinero del banco por esta carta.',
  },
  'jp.debt.not-yet': {
    says: 'Antes deben ir al juzgado y conseguir una sentencia u orden de pago. Solo entonces pueden embargar.',
  },
  'jp.debt.rights': {
    says: 'Puede pedir el contrato y el historial, discutirla y decir que es demasiado vieja.',
  },
  'jp.debt.know-old': {
    says: 'Una deuda vieja no termina sola. Usted debe decir que usa el plazo de prescripción (時効の援用).',
  },
  'jp.debt.right-late-interest': {
    says: 'Si el contrato no dice un tipo, solo pueden añadir el 3 % al año por el retraso.',
  },
  'jp.debt.right-proof': {
    says: 'Tiene derecho a preguntar en qué se basa la reclamación.',
  },
  'jp.debt.right-harass': {
    says: 'Un prestamista no puede amenazarle, contar la deuda a otros ni ir a su trabajo sin una buena razón.',
  },
  'jp.debt.right-rate': {
    says: 'El interés por encima del 15 al 20 % al año, según el tamaño del préstamo, es nulo.',
  },
  'jp.debt.right-old': {
    says: 'La mayoría de las deudas son demasiado viejas cinco años después de su fecha de pago. Debe decirlo usted.',
  },
  'jp.debt.option-dispute': {
    title: 'Discutirla o usar la prescripción',
    says: 'Envíe una carta certificada.',
    cost: 'Unos 1.500 yenes o más de correo.',
    time: 'Una carta.',
    risk: 'Una palabra equivocada puede reconocer la deuda.',
    bestFor: 'Es vieja o no es suya.',
  },
  'jp.debt.option-plan': {
    title: 'Acordar un plan',
    says: 'Con un abogado o escribano judicial.',
    cost: 'Houterasu puede prestar los honorarios.',
    time: 'Unas semanas.',
    risk: 'Puede quedar en su historial de crédito.',
    bestFor: 'La debe y tiene ingresos.',
  },
  'jp.debt.option-help': {
    title: 'Preguntar a Houterasu',
    says: 'Consejo legal gratis si sus ingresos son bajos.',
    cost: 'Nada.',
    time: 'Una llamada.',
    risk: 'Ninguno.',
    bestFor: 'Está preocupado.',
  },
  'jp.debt.insight-zero': {
    says: 'Las cartas de deudas viejas piden muchas veces un pago pequeño. Ese pago puede reconocer toda la deuda.',
    actionable: 'No pague nada antes de saber la fecha de su último pago.',
  },
  'jp.debt.insight-demand': {
    says: 'Un requerimiento escrito (催告) solo retrasa el plazo seis meses, una vez.',
    actionable: 'Apunte el día en que llegó.',
  },
  'jp.debt.warn-court': {
    says: 'Si llega un papel de un juzgado por entrega especial (特別送達), nunca lo ignore. Conteste en dos semanas.',
  },
  'jp.debt.myth-family': {
    says: 'Su familia no debe su deuda, salvo que firmara como avalista (保証人).',
  },
}
