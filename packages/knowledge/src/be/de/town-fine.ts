/** The German words of the rows in ../town-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_FINE_WORDS: Words = {
  'be.fine.want-gas': {
    says: 'Die Gemeinde will, dass Sie eine Verwaltungsstrafe (GAS, SAC) zahlen.',
  },
  'be.fine.right-defence': {
    says: 'Gegen eine Strafe der Gemeinde dürfen Sie sich binnen 15 Tagen nach der Mitteilung schriftlich wehren.',
  },
  'be.fine.right-defence-parking': {
    says: 'Für Halten und Parken haben Sie ab der Mitteilung 30 Tage, um zu zahlen oder sich schriftlich zu wehren.',
  },
  'be.fine.step-check-town': {
    says: 'Prüfen Sie Tag, Uhrzeit und Ort. Bitten Sie um Einsicht in die Akte mit Protokoll und Fotos.',
  },
  'be.fine.right-gas-sum': {
    says: 'Für Halten und Parken ist die Summe je nach Art fest: 58 €, oder 116 €, wo es gefährlicher ist, etwa auf Gehweg oder Radweg. Prüfen Sie, welche Art der Brief nennt.',
  },
}
