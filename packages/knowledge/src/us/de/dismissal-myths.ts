/** The German words of the rows in ../dismissal-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_MYTHS_DE: Words = {
  'us.work.myth-notice': {
    says: 'In den meisten Bundesstaaten muss ein Arbeitgeber keine Frist und keinen Grund geben. Ein Vertrag, eine Gewerkschaft oder eine Massenentlassung kann das ändern.',
  },
  'us.work.myth-fired-unemployment': {
    says: 'Entlassen zu werden schließt Arbeitslosengeld nicht von selbst aus. Beantragen Sie es und lassen Sie das Amt entscheiden.',
  },
}
