/** Questions about a resignation that one is sorry for: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_TAKEN_BACK_DE: Words = {
  'es.ask.resignation-taken-back': {
    says: 'Solange die Kündigungsfrist läuft, können Sie sie zurücknehmen: Die Stelle lebt bis zum letzten Tag. Tun Sie es heute schriftlich (burofax) und sagen Sie, dass Sie weiter arbeiten. Die Firma kann nur ablehnen, wenn es ihr echt schadet, etwa bei einer schon eingestellten Person. Lehnt sie ab, gilt das als Kündigung: Schlichtung binnen 20 Werktagen. Endete es sofort? Dann hilft nur Druck, Täuschung oder schwere Krankheit.',
  },
}
