/** The Spanish words of Ireland: benefits. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_ES: Words = {
  'ie.benefit.want': {
    says: 'Busque qué semanas, cuánto y por qué.',
  },
  'ie.benefit.reality': {
    says: 'Puede recurrir la decisión y pedir pagos más pequeños.',
  },
  'ie.benefit.who': {
    says: 'El Department of Social Protection paga las ayudas. La Social Welfare Appeals Office está separada de él.',
  },
  'ie.benefit.rights': {
    says: 'Puede pedir una revisión, recurrir gratis y decir lo que puede pagar.',
  },
  'ie.benefit.right-appeal': {
    says: 'Puede recurrir ante la Social Welfare Appeals Office. Una vista es gratis.',
  },
  'ie.benefit.right-comment': {
    says: 'Antes de que tomen dinero, puede decir lo que puede pagar.',
  },
  'ie.benefit.right-cap': {
    says: 'Sin su permiso pueden tomar como mucho el 15 % de su importe personal por semana.',
  },
  'ie.benefit.appeal': {
    says: 'Recurra en los 60 días desde la fecha de la decisión. Después necesita una buena razón, y pasados 180 días es tarde.',
    action: 'Enviar su recurso a la Social Welfare Appeals Office',
    consequence: 'Un recurso tardío solo se acepta con una buena razón.',
  },
  'ie.benefit.step-why': {
    says: 'Pida la decisión, las semanas y las cantidades. Compárelas con sus papeles.',
  },
  'ie.benefit.step-appeal': {
    says: 'Si está mal, recurra y pídales que esperen con la devolución.',
  },
  'ie.benefit.step-help': {
    says: 'Pida ayuda gratis a Citizens Information o FLAC.',
  },
  'ie.benefit.opt-appeal': {
    title: 'Recurrir',
    says: 'Envíe el formulario con sus razones.',
    cost: 'Gratis.',
    time: '60 días.',
    risk: 'Bajo.',
    bestFor: 'La decisión o la cantidad está mal.',
  },
  'ie.benefit.opt-plan': {
    title: 'Pedir pagos pequeños',
    says: 'Dígales sus ingresos y gastos.',
    cost: 'La cantidad que acuerde.',
    time: 'Ahora.',
    risk: 'Bajo.',
    bestFor: 'Es correcto pero no puede pagar de una vez.',
  },
  'ie.benefit.right-second-look': {
    says: 'Si recurre, el Departamento debe revisar primero su propia decisión. Muchas decisiones cambian en este paso.',
  },
  'ie.benefit.right-residence': {
    says: 'Deben mirar cinco cosas, como cuánto lleva aquí, su trabajo y sus lazos. ¿Viene de la UE y trabaja aquí? Entonces es trabajador, aun a tiempo parcial, y Child Benefit se debe sin esta prueba. Envíe sus nóminas.',
  },
}
