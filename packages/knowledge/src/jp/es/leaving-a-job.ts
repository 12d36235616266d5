/** The Spanish words of the rows in ../leaving-a-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_A_JOB_ES: Words = {
  'jp.ask.quit': {
    says: 'En un trabajo sin fecha de fin puede irse con dos semanas de aviso. La empresa no puede negarse. En uno temporal necesita un motivo fuerte o que pase un año.',
  },
  'jp.job.right-no-penalty': {
    says: 'La empresa no puede fijar de antemano una multa por irse ni quitarla del sueldo. Solo puede reclamar un daño que pruebe.',
  },
  'jp.job.right-asked-to-leave': {
    says: 'Es solo una petición de irse (退職勧奨). Puede decir no, y nada pasa por sí solo. Presionar una y otra vez es ilegal. Un sí por amenaza o engaño se puede anular.',
  },
  'jp.job.leave-offer-reality': {
    says: 'No tiene que aceptar esta oferta. Si dice que no y le despiden, necesitan un motivo justo.',
  },
  'jp.job.step-leave-offer': {
    says: 'Pida por escrito la suma, el último día y el motivo. Salir por deseo de la empresa (会社都合) suele dar antes el paro. No firme nada en la reunión.',
  },
}
