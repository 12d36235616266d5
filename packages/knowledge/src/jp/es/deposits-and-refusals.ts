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
  'jp.stay.right-court': {
    says: 'Contra una estancia negada puede demandar en seis meses desde que lo supo (取消訴訟). La revisión gratis (審査請求) no vale aquí. Pregunte antes las razones en la oficina.',
  },
  'jp.stay.right-leave-or-reapply': {
    says: 'Si su estancia acaba pronto, casi siempre puede cambiar a tiempo para salir (特定活動, 出国準備) o pedir de nuevo con mejores papeles. Quedarse después es delito.',
  },
  'jp.refusal.right-pension': {
    says: 'Pida una revisión al 社会保険審査官 en tres meses. Tras su respuesta tiene dos meses para una segunda.',
  },
  'jp.refusal.right-work-injury': {
    says: 'Pida una revisión al 労働者災害補償保険審査官 en tres meses desde que lo supo. Es gratis. Pida también el expediente.',
  },
  'jp.refusal.right-job-benefit': {
    says: 'Contra una decisión de Hello Work puede pedir una revisión gratis al 雇用保険審査官 en tres meses.',
  },
  'jp.refusal.right-care': {
    says: 'Si el grado de cuidado parece mal, pida a la ciudad otra revisión (区分変更) cuando quiera. O acuda a la 介護保険審査会 en tres meses.',
  },
  'jp.refusal.right-welfare': {
    says: 'La ayuda no puede bajar sin buena razón, y antes le oyen. Pida una revisión al gobernador en tres meses. La respuesta llega en 50 a 70 días.',
  },
  'jp.data.right-harm': {
    says: 'Una fuga puede dar derecho a daños, también solo por la angustia. Las sumas son pequeñas. Si usaron su tarjeta, avise ya a la empresa; casi siempre cubre los 60 días previos.',
  },
}
