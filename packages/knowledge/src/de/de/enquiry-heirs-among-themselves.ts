/** Questions about brothers and sisters who inherit together: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_AMONG_THEMSELVES_DE: Words = {
  'de.ask-family.heirs-together': {
    says: 'Ohne Testament erben die Kinder zu gleichen Teilen; ein überlebender Ehepartner bekommt meist die Hälfte. Fragen Sie das Nachlassgericht nach einem Testament. Erben besitzen und entscheiden gemeinsam: Allein darf niemand das Haus verkaufen oder das Konto leeren. Verlangen Sie von Bruder oder Schwester schriftlich eine Liste aller Sachen; wer sie hat, muss Auskunft geben. Schlagen Sie eine schriftliche Teilung vor. Ohne Einigung fragen Sie einen Anwalt.',
  },
}
