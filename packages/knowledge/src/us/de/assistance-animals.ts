/** The German words of the rows in ../assistance-animals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSISTANCE_ANIMALS_DE: Words = {
  'us.animal.want': {
    says: 'Ihr Vermieter lehnt ein Tier ab oder will eine Gebühr, nach seiner Regel für Haustiere. Ein Tier wegen einer Behinderung ist nach diesem Gesetz kein Haustier.',
  },
  'us.animal.step': {
    says: 'Bitten Sie noch einmal schriftlich, mit einem Schreiben von jemandem, der Sie behandelt. Bleibt es beim Nein, beschweren Sie sich innerhalb eines Jahres bei HUD oder bei Ihrem Staat.',
  },
}
