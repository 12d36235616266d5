/** The Dutch words of the rows in ../juries-and-subpoenas.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const JURIES_AND_SUBPOENAS_NL: Words = {
  'us.public.want-juror': {
    says: 'Een rechtbank vraagt u om in een jury te zitten. U wordt nergens van beschuldigd.',
  },
  'us.public.right-juror': {
    says: 'U kunt het meestal één keer uitstellen, of vragen om niet te hoeven bij grote moeite, ziekte of zorg voor anderen. Uw baan mag u er niet om ontslaan.',
  },
  'us.public.step-juror': {
    says: 'Vul het formulier uiterlijk op de datum in. Twijfelt u of het echt is, bel dan het nummer op de eigen site van de rechtbank.',
  },
  'us.public.option-juror': {
    says: 'Schrijf de rechtbank voor de dag en zeg waarom u niet kunt komen.',
    title: 'Komen, uitstellen, of vragen om niet te hoeven',
    cost: 'Gratis',
    time: 'Voor de dag in het bericht',
    risk: 'Niet komen kan een boete geven.',
    bestFor: 'U kreeg een echte oproep voor de jury.',
  },
  'us.life.right-subpoena': {
    says: 'Een echte oproep (subpoena) moet u volgen, maar u kunt schriftelijk bezwaar maken of de rechter vragen hem kleiner te maken. Getuigen krijgen meestal een vergoeding.',
  },
  'us.life.want-subpoena': {
    says: 'Iemand in een rechtszaak wil dat u als getuige komt of papieren geeft.',
  },
  'us.life.step-subpoena': {
    says: 'Controleer de rechtbank en het zaaknummer bij de griffie (clerk). Bewaar de gevraagde papieren, en ga voor de datum naar een advocaat.',
  },
  ...stateWords('jury-missed', {
    'AZ CA FL GA IL MI NC PA TX WA':
      'kan een rechter een boete geven aan wie de juryplicht (jury duty) miste. Antwoord voor de datum in de brief, zeg waarom, met bewijs, en vraag om een nieuwe dag',
    NY: 'kunt u op een brief over uw afwezigheid (notice of noncompliance) om een zitting (hearing) vragen. Antwoordt u niet, dan kunt u tot $250 moeten betalen en krijgt u een nieuwe dag',
  }),
  ...stateWords('subpoena', {
    'AZ CA FL GA IL MI NC NY TX WA':
      'kunt u de rechter voor de dag vragen een oproep (subpoena) in te trekken of te beperken (motion to quash), bijvoorbeeld als die te veel vraagt',
  }),
}
