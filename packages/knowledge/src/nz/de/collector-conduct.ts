/** Who collects a debt, and what a collector may not do: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_DE: Words = {
  'nz.debt.who': {
    says: 'Eine Inkassofirma (debt collector) arbeitet für die Firma, der Sie etwas schuldeten, oder hat die Schuld gekauft. Sie hat keine Macht eines Gerichts, eines Gerichtsbeamten (bailiff) oder der Polizei.',
  },
  'nz.debt.right-no-harass': {
    says: 'Sie haben das Recht, nicht belästigt, gezwungen oder getäuscht zu werden.',
  },
  'nz.debt.right-private': {
    says: 'Man sollte Ihrem Chef, Ihrer Familie oder Ihren Nachbarn nichts von der Schuld sagen. Sie können fragen, was man über Sie gespeichert hat.',
  },
  'nz.debt.tactic-writing': {
    says: 'Bleiben Sie beim Schriftlichen. Bitten Sie, nur E-Mail oder Briefe zu benutzen.',
    risk: 'Briefe sind langsamer als Anrufe.',
    notWhen: 'Ein Gerichtstermin ist nah.',
  },
}
