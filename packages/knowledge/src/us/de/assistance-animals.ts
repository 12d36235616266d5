/** The German words of the rows in ../assistance-animals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSISTANCE_ANIMALS_DE: Words = {
  'us.animal.want': {
    says: 'Ihr Vermieter lehnt ein Tier ab oder will eine Gebühr, nach seiner Regel für Haustiere. Ein trainiertes Tier wegen einer Behinderung ist nach diesem Gesetz kein Haustier. Bei einem nicht trainierten ist das jetzt strittig.',
  },
  'us.animal.step': {
    says: 'Bitten Sie noch einmal schriftlich, mit einem Schreiben von jemandem, der Sie behandelt. Bleibt es beim Nein, beschweren Sie sich bei Ihrem Staat. HUD nimmt Beschwerden ein Jahr lang an, hilft aber seit Mai 2026 nur bei trainierten Tieren.',
  },
}
