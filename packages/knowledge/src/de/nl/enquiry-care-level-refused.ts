/** Questions about a care level that was refused or is too low: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_LEVEL_REFUSED_NL: Words = {
  'de.ask-benefit.care-level': {
    says: 'Maak binnen een maand schriftelijk bezwaar bij de Pflegekasse; één zin is genoeg en het is gratis. Vraag het rapport met de punten. Houd twee weken een zorgdagboek bij: wassen, kleden, nachten, medicijnen, verdwalen. Zeg dan per punt wat fout is, met een doktersbrief. Een tweede bezoek levert vaak meer op. Gratis hulp: Pflegestützpunkt, VdK. Daarna is de sociale rechter gratis.',
  },
}
