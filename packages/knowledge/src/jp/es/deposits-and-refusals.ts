/** Fianza, negativas y fugas, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_ES: Words = {
  'jp.deposit.reality': {
    says: 'Es la opinión de su casero. Puede discutir cada gasto y pedir pruebas.',
  },
  'jp.deposit.step-first': {
    says: 'Escriba qué gastos discute y por qué. Añada fotos, su cuenta y un plazo para el resto.',
  },
  'jp.stay.reality': {
    says: 'Un no no es el final. Pero el plazo es corto y corre desde la carta.',
  },
  'jp.stay.step-first': {
    says: 'Apunte el día en que llegó, guarde el sobre y enseñe hoy todo a un abogado. No espere más papeles.',
  },
  'jp.refusal.want': {
    says: 'Una oficina dice que no recibe la prestación, que se acaba o que baja.',
  },
  'jp.refusal.reality': {
    says: 'Una oficina decidió en su contra. Muchas decisiones cambian cuando se oponen con papeles.',
  },
  'jp.refusal.step-first': {
    says: 'Pida los motivos y su expediente. Reúna pruebas y escriba antes del último día. Las pruebas pueden llegar después.',
  },
  'jp.refusal.right-review': {
    says: 'Puede pedir una revisión gratuita (審査請求) en tres meses desde que lo supo. La carta debe decir dónde.',
  },
  'jp.data.reality': {
    says: 'Le dicen que otros pueden haber visto sus datos. No debe nada. Actúe ya para que nadie abuse de ellos.',
  },
  'jp.data.step-first': {
    says: 'Cambie la contraseña allí y donde usó la misma. Abra la web usted, no por un enlace. Vigile su cuenta.',
  },
  'jp.refusal.deadline': {
    says: 'Tiene tres meses desde el día siguiente para pedir una revisión (審査請求).',
    action: 'Pedir una revisión (審査請求)',
    consequence: 'La decisión queda.',
  },
}
