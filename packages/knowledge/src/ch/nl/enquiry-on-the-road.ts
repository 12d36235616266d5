/** Questions about fines, speeding and private parking: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_NL: Words = {
  'ch.ask.fine': {
    says: 'Een kleine boete: dertig dagen om te betalen. Een strafbevel (Strafbefehl): maak binnen tien dagen schriftelijk bezwaar, anders is het definitief.',
  },
  'ch.ask.speeding': {
    says: 'Tot 15 km/u te hard in de stad, 20 erbuiten en 25 op de snelweg is het een vaste boete. Daarboven komt er aangifte. In de stad geeft 16 tot 20 een waarschuwing, 21 tot 24 minstens een maand zonder rijbewijs, vanaf 25 minstens drie. Tien dagen tegen een Strafbefehl. Vanaf 21 naar een advocaat.',
  },
  'ch.ask.fine-unpaid': {
    says: 'Na 30 dagen wordt een vaste boete een gewone zaak, met strafbevel en kosten. Klopt het niet, maak binnen tien dagen bezwaar. Een onbetaalde boete kan dagen cel worden. Vraag daarvoor schriftelijk om termijnen, meer tijd of werk voor de gemeenschap.',
  },
}
