/** The German words of the rows in ../damage-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DAMAGE_CLAIMS_DE: Words = {
  'es.damage.right-proof': {
    says: 'Wer Schadensersatz fordert, muss den Schaden, die Ursache und die Höhe beweisen. Sie zahlen nur, was Ihr Handeln verursacht hat.',
  },
  'es.damage.right-leak': {
    says: 'Wer in der Wohnung wohnt, zahlt für ein Leck daraus, die Gemeinschaft für gemeinsame Rohre. Melden Sie es jetzt Ihrer Versicherung.',
  },
  'es.damage.right-time': {
    says: 'Ohne Vertrag zwischen Ihnen verjährt ein Schadensersatzanspruch nach einem Jahr (in Katalonien drei). Eine schriftliche Mahnung startet die Zeit neu.',
  },
}
