/** The Spanish words of the rows in ../debt-collection-scotland-ni.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_SCOTLAND_NI_ES: Words = {
  'gb.debt.scotland-right-no-goods': {
    says: 'No tiene que dejar entrar a un cobrador (debt collector). No puede llevarse sus cosas. Solo los agentes judiciales (sheriff officers) pueden ejecutar una deuda, con una orden judicial.',
  },
  'gb.debt.scotland-right-arrangement': {
    says: 'Quizá pueda pagar todas sus deudas con el Debt Arrangement Scheme. Para los intereses y las acciones mientras usted lo cumpla.',
  },
  'gb.debt.scotland-insight-old': {
    says: 'Una fecha de esta carta es de hace más de cinco años. En Escocia la deuda puede haber terminado.',
    actionable:
      'No la pague ni la reconozca todavía. Pregunte a un asesor de dinero si han pasado los cinco años.',
  },
  'gb.debt.scotland-insight-visit': {
    says: 'En Escocia no hay bailiffs. Solo pueden actuar los agentes judiciales (sheriff officers). En la mayoría de los casos, solo tras una orden judicial y un requerimiento (charge).',
    actionable: 'Pregunte por escrito en qué orden judicial se basan.',
  },
  'gb.debt.scotland-warn-silence': {
    says: 'Si la deuda es real, el silencio puede acabar en una demanda en el sheriff court. No la ignore para siempre.',
  },
  'gb.debt.ni-right-no-goods': {
    says: 'No tiene que dejar entrar a un cobrador (debt collector). No puede llevarse sus cosas. Solo la Enforcement of Judgments Office puede ejecutar una deuda.',
  },
  'gb.debt.ni-not-yet': {
    says: 'Todavía no pueden tocar su sueldo ni sus cosas. Primero necesitan una sentencia, y después debe actuar la Enforcement of Judgments Office.',
  },
  'gb.debt.ni-know-old': {
    says: 'Muchas deudas son demasiado viejas para el juzgado a los seis años. Antes de ese plazo, un pago o una nota firmada que la reconoce puede hacerlos empezar de nuevo.',
    learnMore:
      'Busque la fecha en que pagó o escribió por última vez sobre esta deuda. Hágalo antes de llamar, pagar o firmar nada.',
  },
  'gb.debt.ni-step-advice': {
    says: 'La pausa legal (breathing space) no existe en Irlanda del Norte. Un asesor de deudas gratuito puede pedir a sus acreedores que esperen y mostrarle otras vías.',
  },
}
