/** The Spanish words of the rows in ../work-punishment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_PUNISHMENT_ES: Words = {
  'jp.punish.want': {
    says: 'Su empresa le sanciona por algo en el trabajo (懲戒処分). Esto solo no termina su empleo.',
  },
  'jp.punish.reality': {
    says: 'Queda en su expediente y la empresa puede usarlo más tarde. Si está mal, dígalo pronto por escrito.',
  },
  'jp.punish.right-fit': {
    says: 'Una sanción debe estar en las reglas de trabajo (就業規則) y ser proporcionada. Si no, es nula.',
  },
  'jp.punish.right-cut': {
    says: 'Un descuento como sanción es como mucho medio día de sueldo por cada hecho. En total, como mucho una décima parte del mes.',
  },
  'jp.punish.step-ask': {
    says: 'Pregunte por escrito en qué regla y en qué hechos se apoyan. Dé su versión por escrito y guarde una copia.',
  },
  'jp.punish.step-desk': {
    says: 'Pregunte en la oficina laboral gratuita (総合労働相談コーナー) o en su sindicato si es justo.',
  },
}
