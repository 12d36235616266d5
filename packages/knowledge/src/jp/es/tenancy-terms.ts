/** Fianza y reparaciones, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_ES: Words = {
  'jp.home.right-deposit': {
    says: 'Tras irse, la fianza (敷金) debe volver, menos alquiler pendiente y daños suyos. No paga el desgaste normal.',
  },
  'jp.home.step-guideline': {
    says: 'Pida una lista de cada gasto con fotos. Compárela con la guía del ministerio (原状回復ガイドライン), que cuenta la edad de paredes y suelos.',
  },
  'jp.home.right-repair': {
    says: 'El casero debe hacer las reparaciones necesarias. Avísele por escrito. Si una parte no sirve, baja el alquiler. Si no hace nada, puede repararlo usted.',
  },
}
