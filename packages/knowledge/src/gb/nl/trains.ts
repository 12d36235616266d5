/** Dutch: the words of the rows in ../trains.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAINS_NL: Words = {
  'gb.rail.right-late': {
    says: 'U kunt geld terugvragen voor een late of geschrapte trein, vaak vanaf 15 minuten. Vraag het binnen 28 dagen aan het treinbedrijf.',
  },
  'gb.rail.right-fare': {
    says: 'U hebt 21 dagen om een toeslag (penalty fare) aan te vechten. Reizen zonder kaartje is alleen soms strafbaar. Antwoord op elke brief, leg het uit en bied een regeling aan.',
  },
  'gb.ask-travel.no-ticket': {
    says: 'Beantwoord elke brief op tijd. Zeg wat er gebeurde, met bewijs, en bied de ritprijs en hun kosten aan. U hebt 21 dagen tegen een penalty fare. Voor het misdrijf zwartrijden moeten zij opzet bewijzen. Volgens een spoorregel (byelaw) kan een ontbrekend geldig kaartje genoeg zijn.',
  },
}
