/** The words of the rows in ../enquiry-jobless-length.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_LENGTH_ES: Words = {
  'nl.ask.ww-length': {
    says: 'Dura tres meses como mínimo. Si trabajó en cuatro de los últimos cinco años, cuente sus años de trabajo. Los diez primeros dan un mes cada uno, los posteriores desde 2016 medio mes, hasta 24 meses. Se ha planeado un tiempo más corto. Pregunte a UWV qué vale el primer día sin trabajo.',
    dependsOn: 'cuántos años ha trabajado',
  },
}
