/** Letters of an office that refuses or stops a benefit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_ES: Words = {
  'jp.refusal.want': {
    says: 'Una oficina dice que no recibe la prestación, que se acaba o que baja.',
  },
  'jp.refusal.reality': {
    says: 'Una oficina decidió en su contra. Muchas decisiones cambian cuando se oponen con papeles.',
  },
  'jp.refusal.step-late': {
    says: 'Vaya hoy a la oficina y pregunte las razones. Si aún necesita la ayuda, solicítela otra vez. Una revisión tardía necesita una buena razón (正当な理由).',
  },
  'jp.refusal.step-first': {
    says: 'Pida los motivos y su expediente. Reúna pruebas y escriba antes del último día. Las pruebas pueden llegar después.',
  },
  'jp.refusal.right-review': {
    says: 'Puede pedir una revisión gratuita (審査請求) en tres meses desde que lo supo. La carta debe decir dónde.',
  },
  'jp.refusal.deadline': {
    says: 'Tiene tres meses desde el día siguiente para pedir una revisión (審査請求).',
    action: 'Pedir una revisión (審査請求)',
    consequence: 'La decisión queda.',
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
  'jp.benefit.right-governor': {
    says: 'En la ayuda pública (生活保護) pida la revisión al gobernador (知事). Debe hacerlo antes de ir a un juzgado.',
  },
}
