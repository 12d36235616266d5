/** German: the words of the rows in ../energy-breathing-space.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BREATHING_SPACE_DE: Words = {
  'gb.energy-pause.right': {
    says: 'Eine kostenlose Schuldenberatung kann eine Pause (breathing space) beantragen. 60 Tage lang dürfen sie die Schuld nicht eintreiben und kaum Zinsen berechnen. Zahlen Sie, was Sie jetzt verbrauchen.',
  },
}
