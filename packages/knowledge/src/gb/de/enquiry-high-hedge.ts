/** Questions about a hedge of the neighbours that takes the light: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_HEDGE_DE: Words = {
  'gb.ask-home.high-hedge': {
    says: 'Sie dürfen nur schneiden, was auf Ihre Seite hängt, bis zur Grenze, und die Pflanze nicht zerstören. Sonst reden Sie, schreiben Sie und bieten Sie Schlichtung an; heben Sie Belege auf. Hilft das nicht, beschweren Sie sich bei der Gemeinde (council) über eine hohe Hecke. Das sind zwei oder mehr immergrüne Pflanzen über zwei Meter, die Licht nehmen. Meist kostet das einige Hundert Pfund. Die Gemeinde kann den Schnitt anordnen; wer nicht folgt, begeht eine Straftat. Fragen Sie vorher, ob die Bäume geschützt sind.',
  },
}
