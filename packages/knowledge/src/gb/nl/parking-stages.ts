/** Particuliere parkeerboetes: latere stappen: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_STAGES_NL: Words = {
  'gb.parking.reminder-wants': {
    says: 'Een particulier bedrijf herinnert u aan een parkeerboete en wil het volle bedrag. De lagere prijs en de gewone tijd voor bezwaar zijn misschien voorbij.',
  },
  'gb.parking.reminder-step-first-notice': {
    says: 'Zoek de eerste brief en de datum. Kreeg u hem nooit? Schrijf dat, en vraag nu een kopie en de kans op bezwaar.',
  },
  'gb.parking.reminder-option-dispute': {
    says: 'Schrijf één keer duidelijk waarom u het niet schuldig bent. Vraag om de foto’s, de borden en de eerste brief.',
    title: 'Schriftelijk betwisten',
    cost: 'Een postzegel of een e-mail.',
    time: 'Een uur.',
    risk: 'Het bedrijf kan toch naar de rechter gaan.',
    bestFor: 'De boete klopt niet, of u kreeg de eerste brief nooit.',
  },
  'gb.parking.reminder-rights': {
    says: 'U kunt het nog schriftelijk betwisten en hun bewijs vragen. Gaan ze naar de rechter, dan beslist die.',
  },
  'gb.parking.scotland-right-keeper': {
    says: 'In Schotland kan alleen de bestuurder worden gedwongen te betalen. Was u dat niet, dan bent u niets schuldig. Geen wet verplicht u te zeggen wie er reed.',
  },
  'gb.parking.scotland-insight-keeper': {
    says: 'Ze behandelen u als schuldenaar omdat u de houder (keeper) van de auto bent. De wet daarvoor geldt niet in Schotland.',
    actionable:
      'Schrijf dat zij moeten laten zien wie er reed, en dat een houder het niet schuldig is. Zeg niet wie er reed.',
  },
  'gb.parking.ni-right-keeper': {
    says: 'In Noord-Ierland kan alleen de bestuurder worden gedwongen te betalen. Was u dat niet, dan bent u niets schuldig. Geen wet verplicht u te zeggen wie er reed.',
  },
  'gb.parking.ni-insight-keeper': {
    says: 'Ze willen dat u betaalt of zegt wie er reed. De wet waarmee bedrijven de houder (keeper) aanspreken, geldt niet in Noord-Ierland.',
    actionable:
      'Schrijf dat zij moeten laten zien wie er reed, en dat een houder het niet schuldig is.',
  },
  'gb.parking.hirer-papers': {
    says: 'Een huurder van een auto is het alleen schuldig als er kopieën bij zaten van het huurcontract en uw getekende verklaring. “Op verzoek” is niet genoeg.',
    actionable:
      'Kijk in de envelop. Zaten ze er niet bij? Maak bezwaar als huurder en schrijf dat.',
  },
}
