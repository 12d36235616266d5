/** The law on late premiums and on ending a policy, where a letter names them: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_TERMS_ES: Words = {
  'ch.insure.right-premium': {
    says: 'Por una prima impagada, la cobertura solo para tras un aviso escrito con 14 días que diga las consecuencias. Si no reclaman, el contrato acaba dos meses después.',
  },
  'ch.insure.right-end-policy': {
    says: 'Puede revocar una póliza nueva en 14 días. Una larga se puede terminar a los tres años, con tres meses de aviso.',
  },
  'ch.insure.right-cheaper': {
    says: 'Con pocos ingresos, el cantón paga parte de sus primas de salud (Prämienverbilligung). Pídalo ya: en muchos cantones hay un plazo.',
  },
  'ch.insure.right-late-notice': {
    says: 'Avisar tarde no le perjudica si no fue culpa suya. Si no, en general solo pueden rebajar lo que el retraso encareció.',
  },
}
