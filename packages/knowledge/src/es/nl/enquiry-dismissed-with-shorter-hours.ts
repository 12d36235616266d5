/** Questions about a dismissal of someone who works fewer hours for a child: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_NL: Words = {
  'es.ask.shorter-hours-dismissed': {
    says: 'Werkt u minder uren voor een kind, of vroeg u dat, dan is ontslag nietig tenzij het bedrijf een echte andere reden bewijst. Dan krijgt u baan en loon terug. Is het alleen onterecht, dan 33 dagen loon per jaar. Vraag binnen 20 werkdagen bemiddeling (conciliación). De brief of eindafrekening tekenen staat niet in de weg, tenzij u duidelijk afstand deed. Vraag de uitkering (paro) binnen 15 werkdagen; daarvoor hoeft u niet te procederen.',
  },
}
