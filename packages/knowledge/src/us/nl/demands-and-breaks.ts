/** The Dutch words of the rows in ../demands-and-breaks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const DEMANDS_AND_BREAKS_NL: Words = {
  'us.store.want': {
    says: 'Een winkel of zijn advocatenkantoor wil geld omdat er volgens hen spullen zijn meegenomen.',
  },
  'us.store.right-proof': {
    says: 'Het bedrag mag niet hoger zijn dan de wet van de staat zegt. Als u niet betaalt, moet de winkel het wegnemen en de schade bij de rechter bewijzen.',
  },
  'us.store.right-apart': {
    says: 'Betalen beëindigt een strafzaak niet, en de brief mag dat niet beloven of ermee dreigen.',
  },
  'us.store.step': {
    says: 'Bel niet en leg niet uit wat er is gebeurd. Als er een strafzaak kan komen, praat dan eerst met een advocaat.',
  },
  'us.store.option': {
    says: 'Vraag schriftelijk naar de wet, de spullen en het bedrag, en geef niets toe.',
    title: 'Schriftelijk om bewijs vragen',
    cost: 'Gratis',
    time: 'Uiterlijk op de datum in de brief',
    risk: 'De winkel kan naar de rechtbank voor kleine zaken (small claims court). Dat gebeurt zelden.',
    bestFor: 'De spullen zijn teruggegeven of het is niet waar.',
  },
  'us.check.right-bounced': {
    says: 'De wet van de staat begrenst de kosten voor een teruggestuurde cheque en geeft meestal een paar dagen om te betalen voor er meer bij komt. Een vergissing is geen misdaad.',
  },
  'us.story.arrested': {
    says: 'Zeg niets over de feiten, behalve tegen een advocaat. Ga naar elke zitting. Vraag om een gratis advocaat (public defender) als u niet kunt betalen, en bij een eerste zaak om een andere weg dan straf (diversion).',
  },
  'us.story.warrant': {
    says: 'Bel vandaag de griffie (clerk) of een advocaat en vraag hoe de zaak weer op de lijst komt. Zelf komen wordt meestal beter behandeld dan gevonden worden.',
  },
  'us.story.drunk': {
    says: 'Er zijn twee zaken: de rechtbank en het rijbewijs. De tijd om het rijbewijs te redden is vaak 7 tot 15 dagen. Vraag nu om die hoorzitting en ga voor de rechtbank naar een advocaat.',
  },
  'us.story.store-letter': {
    says: 'De brief is een gewone eis om geld, los van een strafzaak. Betalen beëindigt een aanklacht niet. De wet van de staat begrenst het bedrag, en de winkel moet het bewijzen. Praat met een advocaat voor u schrijft.',
    dependsOn: 'uw staat en wat er is gebeurd',
  },
  'us.story.sick': {
    says: 'Geen federale wet geeft betaalde ziektedagen, maar veel staten en steden wel. Die verbieden ook straf als u ze gebruikt. Bedrijven met 50 werknemers moeten meestal onbetaald verlof geven bij ernstige ziekte.',
    dependsOn: 'uw staat, uw stad en hoe groot het bedrijf is',
  },
  'us.story.breaks': {
    says: 'De federale wet eist geen pauzes voor volwassenen, maar korte pauzes zijn betaalde tijd. Veel staten eisen ze wel, zoals Californië, New York, Washington, Illinois en Massachusetts.',
    dependsOn: 'uw staat',
  },
  'us.story.not-served': {
    says: 'Vraag de rechtbank om het dossier en het bewijs dat u de papieren kreeg (proof of service). Kreeg u ze niet, vraag dan meteen om het vonnis ongedaan te maken en het beslag te stoppen. Zeg waarom en wat uw verweer is.',
  },
  'us.story.bugs': {
    says: 'De verhuurder moet de woning meestal goed houden. Schrijf met foto’s en een datum, bel de inspecteur van de stad, en stop niet met betalen voor u de regel van uw staat kent.',
    dependsOn: 'uw staat en uw huurcontract',
  },
  ...stateWords('sick-days', {
    'AZ CA IL MA MI NJ NY WA':
      'verdienen de meeste werknemers volgens de wet betaalde ziektetijd en mogen zij niet worden gestraft als zij die gebruiken',
  }),
  ...stateWords('store-demand', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'mag een winkel de spullen en een bedrag eisen dat de wet begrenst. Voor een kind kan het de ouders worden gevraagd',
  }),
  ...stateWords('work-breaks', {
    CA: 'krijgt u 30 minuten voor een maaltijd in een dienst van meer dan vijf uur, en tien minuten rust per vier uur. Een gemiste pauze kost het bedrijf een uur loon',
    IL: 'krijgt u 20 minuten voor een maaltijd in een dienst van zeven en een half uur',
    MA: 'krijgt u 30 minuten voor een maaltijd in een dienst van meer dan zes uur',
    NY: 'krijgt u meestal 30 minuten voor lunch in een dienst van meer dan zes uur',
    WA: 'krijgt u 30 minuten voor een maaltijd in een dienst van meer dan vijf uur, en tien minuten rust per vier uur',
  }),
}
