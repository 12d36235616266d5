/** The German words of the rows in ../damage-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DAMAGE_CLAIMS_DE: Words = {
  'it.damage.right-proof': {
    says: 'Wer Schadensersatz fordert, muss den Schaden, die Ursache und die Höhe beweisen. Sie zahlen nur, was Ihr Handeln verursacht hat.',
  },
  'it.damage.right-leak': {
    says: 'Wer die undichte Sache in seiner Obhut hat, zahlt, außer bei reinem Zufall. Ein gemeinsames Rohr ist Sache des Condominio. Melden Sie es jetzt Ihrer Versicherung.',
  },
  'it.damage.right-time': {
    says: 'Ohne Vertrag zwischen Ihnen verjährt ein Schadensersatzanspruch nach fünf Jahren, im Straßenverkehr nach zwei.',
  },
}
