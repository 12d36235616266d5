/** The Spanish words of the rows in ../foreclosure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORECLOSURE_ES: Words = {
  'us.foreclosure.reality': {
    says: 'La casa aún no se ha vendido. Hasta la venta, pagar lo atrasado, un plan o la bancarrota (bankruptcy) a menudo puede pararla.',
  },
  'us.foreclosure.who': {
    says: 'Un fiduciario (trustee) o un abogado lleva la venta. La empresa que cobra sus pagos (servicer) decide sobre la ayuda.',
  },
  'us.foreclosure.step-counselor': {
    says: 'Llame hoy a un consejero de vivienda aprobado por HUD (housing counselor): 888-995-4673. Es gratis. No pague nunca a quien prometa parar la venta.',
  },
  'us.foreclosure.step-help': {
    says: 'Mande ya una solicitud completa de ayuda (loss mitigation). Con más de 37 días antes de la venta, no pueden vender mientras la estudian.',
  },
  'us.foreclosure.step-sum': {
    says: 'Pida por escrito la suma que pone el préstamo al día y el último día para pagarla.',
  },
  'us.foreclosure.step-lawyer': {
    says: '¿Falta menos de un mes para la venta? Llame ahora a la ayuda legal (legal aid) o a un abogado de bancarrota.',
  },
  'us.foreclosure.right-help': {
    says: 'Tienen que contestar a una solicitud completa de ayuda y casi siempre puede apelar si la niegan (appeal).',
  },
  'us.mortgage.want': {
    says: 'Su compañía hipotecaria quiere los pagos atrasados, y dice que puede empezar una ejecución (foreclosure).',
  },
  'us.mortgage.reality': {
    says: 'Esto es un aviso, no una venta. Muchas personas conservan su casa con un plan, si lo piden pronto.',
  },
  'us.mortgage.not-yet': {
    says: 'En la mayoría de los casos la ejecución no puede empezar hasta que tenga más de 120 días de atraso.',
  },
  'us.mortgage.right-help': {
    says: 'Envíe una solicitud completa de ayuda más de 37 días antes de una venta. Deben revisarla y no pueden vender mientras tanto.',
  },
  'us.mortgage.right-contact': {
    says: 'La compañía debe decirle por escrito cómo conseguir ayuda antes del día 45 de atraso.',
  },
  'us.mortgage.right-errors': {
    says: 'Si la suma está mal, envíe un aviso de error (notice of error). Deben contestar casi siempre en 30 días hábiles.',
  },
  'us.mortgage.step-counselor': {
    says: 'Llame a un consejero de vivienda aprobado por HUD al 888-995-4673. Es gratis. Nunca pague a quien promete parar la ejecución.',
  },
  'us.mortgage.option-plan': {
    says: 'Pida el formulario de ayuda (loss mitigation). Ofrezca un plan de pagos, una pausa o un cambio del préstamo.',
    title: 'Pedir un plan para conservar la casa',
    cost: 'Pedirlo es gratis',
    time: 'Ahora, antes del día 120',
    risk: 'Lo que debe crece mientras espera.',
    bestFor: 'Tiene algún ingreso y quiere quedarse.',
  },
}
