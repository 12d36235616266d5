/** The Dutch words of the rows in ../state-eviction-ends.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_EVICTION_ENDS_NL: Words = {
  ...stateWords('eviction-day', {
    'IL MI NC NJ OH':
      'hebt u meestal geen schriftelijk antwoord nodig om gehoord te worden. Ga op de dag in de dagvaarding (summons) naar de rechtbank en neem bewijs mee',
    AZ: 'komt de zitting meestal drie tot zes dagen na de dagvaarding (summons). Ga erheen en neem als het kan een schriftelijk antwoord mee',
    MA: 'dient u een schriftelijk antwoord (answer) in voor de dag in de papieren. Zeg wat er mis is met de woning en wat u hebt betaald',
    WA: 'antwoordt u schriftelijk voor de dag in de dagvaarding (summons). Met een laag inkomen kunt u een gratis advocaat krijgen',
  }),
  ...stateWords('eviction-stay', {
    AZ: 'moet een ambtenaar na het vonnis meestal vijf dagen wachten. Was u bij de rechtbank, dan kunt u in die vijf dagen in beroep',
    GA: 'hebt u zeven dagen om in beroep te gaan. Tot dan moet u de huur meestal aan de rechtbank betalen',
    IL: 'kunt u de rechter binnen 30 dagen vragen het bevel ongedaan te maken, of meer tijd te geven',
    MA: 'hebt u tien dagen om in beroep te gaan. Hebt u niets misdaan, dan kan de rechter zes maanden tijd geven, of 12 vanaf 60 jaar of bij een handicap',
    MI: 'moet de verhuurder na het vonnis meestal tien dagen wachten. In die tijd kunt u betalen, in beroep gaan of uitstel (stay) vragen',
    NC: 'hebt u tien dagen om in beroep te gaan. U kunt blijven als u de lopende huur aan de griffie (clerk) betaalt',
    NJ: 'moet een ambtenaar meestal drie werkdagen wachten. Betaalt u alle huur, dan kan de rechter tot zes maanden extra geven',
    OH: 'handelt de deurwaarder (bailiff) meestal binnen tien dagen. Vraag de rechter meteen om uitstel (stay)',
  }),
  ...stateWords('eviction-record', {
    IL: 'kan een rechter een ontruimingsdossier verbergen als de zaak geen goede grond had in feiten of recht. Dossiers door executie bij de verhuurder worden verborgen',
    'AZ MA WA':
      'kan een rechter sommige gegevens over uitzetting afsluiten, vooral als u won of de zaak is ingetrokken',
  }),
  ...stateWords('left-things', {
    'AZ MA NC NJ WA':
      'moeten de spullen die u achterliet meestal een tijd worden bewaard. Schrijf meteen dat u ze terug wilt',
  }),
}
