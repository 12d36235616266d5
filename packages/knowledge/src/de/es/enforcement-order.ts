/** Enforcement orders (Vollstreckungsbescheid): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_ORDER_ES: Words = {
  'de.judgment.what-order': {
    says: 'Es una orden de ejecución (Vollstreckungsbescheid). Ya pueden ejecutar, pero tiene dos semanas para oponerse.',
  },
  'de.judgment.reality': {
    says: 'Ningún juez ha mirado todavía su versión. Su oposición abre el caso otra vez desde el principio.',
  },
  'de.judgment.deadline-order': {
    says: 'Las dos semanas empiezan el día de la entrega oficial (Zustellung), escrito en el sobre amarillo. Nadie puede alargar este plazo.',
    action: 'Enviar su oposición (Einspruch) al juzgado',
    consequence: 'La orden queda firme y se puede ejecutar durante 30 años.',
  },
  'de.judgment.step-object': {
    says: '¿No es correcta? Escriba: «Ich lege Einspruch ein» (me opongo), con la fecha de la orden. Ponga el número de expediente, firme y envíelo a tiempo.',
  },
  'de.judgment.step-stop': {
    says: 'Oponerse no detiene la ejecución por sí solo. Pida al juzgado en la misma carta que la pare (Einstellung).',
  },
  'de.judgment.option-object': {
    says: 'Envíe una oposición (Einspruch) al juzgado que dictó la orden. El caso sigue después como una demanda normal.',
    title: 'Oponerse en un plazo de dos semanas',
    cost: 'Gratis al principio. Al final paga quien pierde.',
    time: 'Una carta ahora.',
    risk: 'Si la reclamación es correcta, paga más costas.',
    bestFor: 'No la debe, o es demasiado vieja.',
  },
  'de.judgment.right-object': {
    says: 'Tiene derecho a oponerse. Entonces un juez debe oír a las dos partes.',
  },
  'de.judgment.warn-final': {
    says: 'Las dos semanas son estrictas. Después, también una reclamación falsa puede valer 30 años.',
  },
  'de.judgment.order-who': {
    says: 'Esto viene del juzgado que envía órdenes de pago. La otra parte puede usarlo para embargar sueldo o cuentas.',
  },
  'de.judgment.order-rights': {
    says: 'Puede oponerse en un plazo de dos semanas. Lo que necesita para vivir está a salvo incluso ahora.',
  },
  'de.judgment.order-not-yet': {
    says: 'Nadie puede registrar su casa sin su permiso o una orden del juez. Sus ingresos protegidos siguen siendo suyos.',
  },
  'de.judgment.order-step-account': {
    says: 'Convierta ahora su cuenta en una cuenta protegida (P-Konto). Así la cantidad básica de cada mes está a salvo.',
  },
  'de.judgment.order-right-income': {
    says: 'Hasta el 30 de junio de 2027, al menos 1.587,40 € de su sueldo neto mensual están a salvo, y más si mantiene a otros.',
  },
  'de.judgment.order-step-offer': {
    says: 'Si la debe, ofrezca ya cuotas, antes de que venga un agente judicial (Gerichtsvollzieher).',
  },
}
