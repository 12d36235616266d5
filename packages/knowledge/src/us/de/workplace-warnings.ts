/** The German words of the rows in ../workplace-warnings.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const WORKPLACE_WARNINGS_DE: Words = {
  ...stateWords('own-file', {
    CA: 'dürfen Sie schriftlich verlangen, Ihre Personalakte (personnel file) zu sehen und zu kopieren. Die Firma hat 30 Tage',
    IL: 'dürfen Sie schriftlich verlangen, Ihre Personalakte (personnel file) zu sehen und zu kopieren. Sie dürfen Ihre eigene Antwort dazulegen',
    MA: 'dürfen Sie schriftlich verlangen, Ihre Personalakte (personnel file) zu sehen und zu kopieren. Sie dürfen Ihre eigene Antwort dazulegen',
    MI: 'dürfen Sie schriftlich verlangen, Ihre Personalakte (personnel file) zu sehen und zu kopieren. Sie dürfen Ihre eigene Antwort dazulegen',
    WA: 'dürfen Sie schriftlich verlangen, Ihre Personalakte (personnel file) zu sehen und zu kopieren. Sie dürfen Ihre eigene Antwort dazulegen',
  }),
  'us.warned.want': {
    says: 'Ihr Arbeitgeber sagt, dass Sie eine Regel verletzt oder nicht gut gearbeitet haben. Er kann dieses Papier später als Grund für eine Kündigung nutzen.',
  },
  'us.warned.right-protected': {
    says: 'Eine Verwarnung wegen geschützter Auszeit, einer Behinderung oder einer Beschwerde über ungleiche Behandlung verletzt Bundesrecht. Sagen Sie es der Firma, wenn das der Grund ist.',
  },
  'us.warned.right-together': {
    says: 'Sie dürfen mit Kollegen über Lohn und Regeln sprechen. Mit einer Gewerkschaft dürfen Sie deren Helfer verlangen, bevor Fragen kommen, die zu einer Strafe führen können.',
  },
  'us.warned.step': {
    says: 'Antworten Sie schriftlich, ruhig und kurz, mit Daten und Namen von Zeugen. Verlangen Sie, dass Ihre Antwort in Ihre Akte kommt.',
  },
}
