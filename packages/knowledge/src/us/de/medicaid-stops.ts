/** The German words of the rows in ../medicaid-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAID_STOPS_DE: Words = {
  'us.stop.medicaid-want': {
    says: 'Der Bundesstaat sagt, dass Ihr Medicaid endet, sich ändert oder abgelehnt wird, und warum.',
  },
  'us.stop.medicaid-reality': {
    says: 'Viele verlieren Medicaid nur, weil ein Formular fehlte. Das können Sie oft in Ordnung bringen.',
  },
  'us.stop.medicaid-right-hearing': {
    says: 'Sie haben das Recht auf eine Anhörung (fair hearing). Die Mitteilung nennt den letzten Tag, höchstens 90 Tage später.',
  },
  'us.stop.medicaid-right-keep': {
    says: 'Verlangen Sie die Anhörung (hearing) vor dem Tag, an dem es endet, dann läuft Medicaid bis zur Entscheidung weiter.',
  },
  'us.stop.medicaid-right-notice': {
    says: 'Meist muss die Mitteilung mindestens zehn Tage vor dem Ende Ihres Medicaid kommen.',
  },
  'us.stop.medicaid-step': {
    says: 'Schicken Sie, was fehlt, und verlangen Sie am selben Tag eine Anhörung (hearing). Sagen Sie, dass Medicaid weiterlaufen soll.',
  },
  'us.stop.medicaid-option': {
    says: 'Verlangen Sie es schriftlich, online oder am Telefon. Behalten Sie einen Beweis für den Tag.',
    title: 'Eine Anhörung (fair hearing) verlangen',
    cost: 'Kostenlos',
    time: 'Vor dem Tag, an dem es endet, um Medicaid zu behalten',
    risk: 'Verlieren Sie, kann der Bundesstaat die Kosten der weiteren Behandlung verlangen.',
    bestFor: 'Sie haben weiter Anspruch, oder es fehlte nur ein Formular.',
  },
}
