/** Fianza, negativas y fugas, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_ES: Words = {
  'ch.deposit.reality': {
    says: 'Es la opinión de su casero. Puede discutir cada gasto y pedir pruebas.',
  },
  'ch.deposit.step-first': {
    says: 'Escriba qué gastos discute y por qué. Añada fotos, su cuenta y un plazo para el resto.',
  },
  'ch.stay.reality': {
    says: 'Un no no es el final. Pero el plazo es corto y corre desde la carta.',
  },
  'ch.stay.step-first': {
    says: 'Apunte el día en que llegó, guarde el sobre y enseñe hoy todo a un abogado. No espere más papeles.',
  },
  'ch.refusal.want': {
    says: 'Una oficina dice que no recibe la prestación, que se acaba o que baja.',
  },
  'ch.refusal.reality': {
    says: 'Una oficina decidió en su contra. Muchas decisiones cambian cuando se oponen con papeles.',
  },
  'ch.refusal.step-first': {
    says: 'Pida los motivos y su expediente. Reúna pruebas y escriba antes del último día. Las pruebas pueden llegar después.',
  },
  'ch.refusal.benefit-want': {
    says: 'Una oficina dice que no recibe la prestación, que se acaba o que baja.',
  },
  'ch.refusal.benefit-reality': {
    says: 'Una oficina decidió en su contra. Muchas decisiones cambian cuando se oponen con papeles.',
  },
  'ch.refusal.benefit-step-first': {
    says: 'Pida los motivos y su expediente. Reúna pruebas y escriba antes del último día. Las pruebas pueden llegar después.',
  },
  'ch.refusal.right-object': {
    says: 'Contra una decisión tiene casi siempre 30 días para oponerse o recurrir. Contra un borrador de la oficina AI también 30 días. La carta dice dónde.',
  },
  'ch.data.reality': {
    says: 'Le dicen que otros pueden haber visto sus datos. No debe nada. Actúe ya para que nadie abuse de ellos.',
  },
  'ch.data.step-first': {
    says: 'Cambie la contraseña allí y donde usó la misma. Abra la web usted, no por un enlace. Vigile su cuenta.',
  },
  'ch.charges.reality': {
    says: 'Es una cuenta de gastos extra. Puede estar mal. No tiene que pagar antes de ver las facturas.',
  },
  'ch.charges.step-first': {
    says: 'Escriba antes del vencimiento. Pida las facturas, compare con el año anterior y el contrato, y diga qué gastos discute.',
  },
  'ch.refusal.deadline': {
    says: 'Tiene treinta días para oponerse por escrito.',
    action: 'Oponerse (opposition)',
    consequence: 'La decisión queda firme.',
  },
  'ch.social-help.want': {
    says: 'Una oficina recorta, detiene o niega su ayuda social.',
  },
  'ch.social-help.right': {
    says: 'Debe oírle, decidir por escrito y dar sus motivos. La carta dice el plazo de recurso, casi siempre 30 días, en algunos cantones menos. La ayuda en la necesidad es un derecho de la Constitución.',
  },
  'ch.social-help.step': {
    says: 'Recurra por escrito antes de ese día. Pida su expediente y que el recorte espere. Si ahora no tiene dinero, dígalo y pida ayuda enseguida.',
  },
}
