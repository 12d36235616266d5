/** Questions about speeding notices: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_NL: Words = {
  'gb.ask-speed.not-driver': {
    says: 'Stuur het formulier binnen 28 dagen terug en noem wie er reed, met het adres dat u hebt. Bewaar een kopie. Zeg alleen wat waar is. Niet antwoorden is een eigen strafbaar feit: zes punten en tot £1,000.',
  },
  'gb.ask-speed.fourteen-days': {
    says: 'De eerste brief moet in de meeste gevallen binnen 14 dagen na de overtreding bij de geregistreerde houder zijn. Kwam die van u later, vraag dan advies: misschien kunnen ze niet veroordelen voor de snelheid. Stuur het formulier over de bestuurder toch terug.',
  },
  'gb.ask-speed.course': {
    says: 'Voor de meeste mensen is de cursus beter: geen punten, geen boete, geen veroordeling. U betaalt de cursus en moet op tijd boeken. U hoeft het alleen te noemen als een verzekeraar ernaar vraagt; antwoord dan eerlijk. Weigert u, reken dan op minstens £100 en drie punten.',
  },
}
