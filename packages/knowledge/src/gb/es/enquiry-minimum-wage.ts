/** The Spanish words of the rows in ../enquiry-minimum-wage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_ES: Words = {
  'gb.ask-work.minimum-wage': {
    says: 'Desde abril de 2026 son £12.71 por hora desde los 21 años, y £10.85 de 18 a 20. Con menos de 18, y para muchos aprendices, son £8. Si cobra menos, puede reclamar la diferencia.',
    dependsOn: 'su edad',
  },
  'gb.ask-work.low-rate': {
    says: 'No, si tiene 18 años o más y no es aprendiz. Desde abril de 2026 lo mínimo son £12.71 por hora desde los 21 años, y £10.85 de 18 a 20. Puede reclamar lo que falta.',
  },
}
