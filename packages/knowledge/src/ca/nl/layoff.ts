/** The Dutch words of the rows in ../layoff.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAYOFF_NL: Words = {
  'ca.layoff.want': {
    says: 'Uw werkgever stuurt u naar huis (layoff). Kijk of het tijdelijk of voorgoed is, en of er een dag staat om terug te komen.',
  },
  'ca.layoff.reality': {
    says: 'Een werkonderbreking (layoff) die te lang duurt, beëindigt de baan volgens de wet. Dan hebt u recht op geld voor het einde van de baan.',
  },
  'ca.layoff.on': {
    says: 'In Ontario mag een werkonderbreking (layoff) 13 weken in 20 duren, en soms 35 weken in 52. Daarna is de baan geëindigd, en hebt u recht op geld.',
  },
  'ca.layoff.bc': {
    says: 'In British Columbia mag een werkonderbreking (layoff) 13 weken in 20 duren. Daarna is de baan geëindigd vanaf de eerste dag ervan, en hebt u recht op geld.',
  },
  'ca.layoff.ab': {
    says: 'In Alberta is voor een werkonderbreking (layoff) een bericht op papier nodig, en meestal mag die 90 dagen in 120 duren. Daarna is de baan geëindigd, en hebt u recht op geld.',
  },
  'ca.layoff.qc': {
    says: 'In Québec telt een werkonderbreking (layoff) van zes maanden of meer als het einde van de baan. Dan hebt u recht op een opzegtermijn, of geld in plaats daarvan.',
  },
  'ca.layoff.federal': {
    says: 'Bij een bank, luchtvaartmaatschappij, telefoonbedrijf of trein beëindigt een werkonderbreking (layoff) van drie maanden of korter de baan niet. Duurt die langer, dan is een vaste dag nodig om terug te komen.',
  },
  'ca.layoff.contract': {
    says: 'Staat uw contract geen werkonderbrekingen (layoffs) toe? Dan kunt u het misschien als ontslag behandelen. Vraag advies voordat u dat doet.',
  },
  'ca.layoff.ei': {
    says: 'U kunt EI vragen zodra uw loon stopt. Vraag om uw werkbewijs (record of employment).',
  },
  'ca.layoff.step': {
    says: 'Vraag schriftelijk of de werkonderbreking (layoff) tijdelijk is, en op welke dag u terugkomt. Vraag nu EI aan.',
  },
}
