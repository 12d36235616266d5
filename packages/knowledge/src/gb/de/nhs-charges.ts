/** German: the words of the rows in ../nhs-charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NHS_CHARGES_DE: Words = {
  'gb.nhs.right-fine': {
    says: 'Sie schulden keine Strafe, wenn Sie sorgfältig waren und nichts falsch gemacht haben. Sie ist das Fünffache, höchstens £100, zusätzlich zur Gebühr. Schreiben Sie warum.',
  },
  'gb.nhs.right-visitor': {
    says: 'Wer rechtmäßig und auf Dauer hier lebt, zahlt nichts. Notfallhilfe ist für alle frei. Fragen Sie, wie man entschieden hat, und bitten Sie um einen Zahlungsplan.',
  },
  'gb.nhs.right-complain': {
    says: 'Sie können sich innerhalb von 12 Monaten beschweren und bekommen eine schriftliche Antwort. Danach ist der Health Service Ombudsman kostenlos.',
  },
  'gb.nhs.right-claim': {
    says: 'Hat schlechte Behandlung Ihnen geschadet, muss die Klage innerhalb von drei Jahren nach Kenntnis bei Gericht sein. Für ein Kind beginnen die drei Jahre mit 18.',
  },
  'gb.nhs.answer': {
    says: 'Beschweren Sie sich innerhalb von 12 Monaten schriftlich und verlangen Sie Ihre Akten. Danach ist der Health Service Ombudsman kostenlos. Für Geld gehen Sie zum Anwalt: Sie haben drei Jahre bis zur Klage.',
  },
}
