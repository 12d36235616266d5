/** The Spanish words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_ES: Words = {
  'au.benefit.want': { says: 'Busque qué semanas, cuánto y por qué.' },
  'au.benefit.reality': {
    says: 'Las deudas de Centrelink pueden estar mal. Puede pedir una revisión (review), y una pausa mientras lo miran.',
  },
  'au.benefit.who': {
    says: 'Services Australia lleva Centrelink. La revisión (review) la hace un funcionario que no participó antes.',
  },
  'au.benefit.rights': {
    says: 'Puede preguntar cómo lo calcularon, pedir una revisión (review) y luego ir al tribunal. Todo es gratis.',
  },
  'au.benefit.know-waiver': {
    says: 'Una deuda se puede perdonar si solo Centrelink cometió el error y usted recibió el dinero de buena fe. Las circunstancias especiales también pueden contar.',
  },
  'au.benefit.right-review': {
    says: 'Puede pedir la revisión (review) de una deuda. No hay un último día para pedirla, pero pronto es mejor.',
  },
  'au.benefit.right-pause': {
    says: 'Puede pedir que dejen de quitarle dinero mientras revisan la deuda.',
  },
  'au.benefit.right-tribunal': {
    says: 'Si la revisión dice que no, puede ir gratis al Administrative Review Tribunal.',
  },
  'au.benefit.thirteen-weeks': {
    says: 'Pídala en las 13 semanas después de la carta. Así conserva todo su derecho a los pagos atrasados.',
    action: 'Pedir una revisión de la decisión',
    consequence:
      'Si gana después, quizá no reciba los pagos atrasados del tiempo anterior a su petición.',
  },
  'au.benefit.step-explain': {
    says: 'Pida los motivos y las cuentas. Compárelos con sus recibos de sueldo.',
  },
  'au.benefit.step-review': {
    says: 'Pida por escrito una revisión formal (formal review). Pida una pausa al mismo tiempo.',
  },
  'au.benefit.step-legal': {
    says: 'Busque ayuda gratuita en un centro de derechos sociales (welfare rights centre) o en la ayuda legal (legal aid) antes de cualquier entrevista.',
  },
  'au.benefit.opt-review': {
    says: 'Diga que quiere que un Authorised Review Officer mire la deuda.',
    title: 'Pedir una revisión (review)',
    cost: 'Gratis.',
    time: 'Mejor en 13 semanas.',
    risk: 'La suma podría subir.',
    bestFor: 'La deuda o la suma parece estar mal.',
  },
  'au.benefit.opt-plan': {
    says: 'Diga cuánto ingresa y cuánto gasta.',
    title: 'Pedir pagos más pequeños',
    cost: 'La suma acordada.',
    time: 'Ahora.',
    risk: 'Bajo.',
    bestFor: 'Es correcta, pero no puede pagar de una vez.',
  },
  'au.benefit.opt-waiver': {
    says: 'Explique qué salió mal y qué hay de especial en su vida.',
    title: 'Pedir que la perdonen (waiver)',
    cost: 'Gratis.',
    time: 'Con la revisión.',
    risk: 'Bajo.',
    bestFor: 'Fue error de ellos, o su caso es especial.',
  },
  'au.benefit.warn': {
    says: 'Si hablan de un delito o de un interrogatorio formal (interview under caution), busque ayuda legal antes de decir nada.',
  },
  'au.benefit.insight-averaged': {
    says: 'Una deuda no puede basarse solo en datos de impuestos de un año, repartidos por igual entre los períodos de dos semanas. El Estado (Commonwealth) lo aceptó ante un tribunal en 2019.',
    actionable: 'Pregunte cómo se calculó cada período de dos semanas, y pida una revisión.',
  },
  'au.benefit.know-when-owed': {
    says: 'Es una deuda solo si le pagaron más de lo que la ley permitía. Deben poder mostrar cómo lo calcularon.',
  },
  'au.benefit.right-small': {
    says: 'Desde el 20 de marzo de 2026 una deuda pequeña se elimina por ley. El límite era $250 y sube cada julio.',
  },
  'au.benefit.right-special': {
    says: 'Una deuda se puede perdonar por circunstancias especiales, como enfermedad o violencia en casa. También puede ayudar si alguien le obligó o mintió por usted.',
  },
}
