/** The Dutch words of the rows in ../state-home-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_COSTS_NL: Words = {
  ...stateWords('rent-rise', {
    'AZ FL IL OH VA':
      'moet bij huur per maand een hogere huur 30 dagen vooraf schriftelijk worden gemeld. Bij een vast huurcontract blijft de huur meestal gelijk tot het einde',
    GA: 'moet bij huur per maand een hogere huur 60 dagen vooraf schriftelijk worden gemeld. Bij een vast huurcontract blijft de huur meestal gelijk tot het einde',
    MA: 'moet bij huur per maand een hogere huur een volle maand vooraf schriftelijk worden gemeld. Bij een vast huurcontract blijft de huur meestal gelijk tot het einde',
    'MI TX':
      'moet bij huur per maand een hogere huur een maand vooraf schriftelijk worden gemeld. Bij een vast huurcontract blijft de huur meestal gelijk tot het einde',
    NJ: 'moet een verhuurder het goed vooraf melden en mag hij geen veel te hoge huur vragen. Veel plaatsen begrenzen de huur',
    NC: 'moet bij huur per maand een hogere huur zeven dagen vooraf schriftelijk worden gemeld. Bij een vast huurcontract blijft de huur meestal gelijk tot het einde',
  }),
  ...stateWords('value-appeal', {
    MI: 'kunt u in maart bij de plaatselijke board of review tegen de waarde protesteren, en daarna bij het Tax Tribunal',
    NC: 'kunt u tegen de waarde in beroep bij de county board of equalization and review, en daarna bij de commissie van de staat',
    PA: 'kunt u tegen de waarde in beroep bij de county board, meestal uiterlijk op 1 september of binnen 40 dagen na een bericht van wijziging',
    VA: 'kunt u de taxateur (assessor), dan de board of equalization, en dan de rechter vragen om de waarde te verlagen',
  }),
  ...stateWords('tax-appeal', {
    GA: 'hebt u vanaf het bericht 30 dagen om tegen een voorgestelde aanslag (proposed assessment) te protesteren, en 30 dagen om tegen een officiële aanslag in beroep te gaan',
    MA: 'kunt u om vermindering (abatement) vragen, meestal binnen drie jaar na de aangifte of twee na de aanslag',
    MI: 'kunt u binnen 60 dagen na de brief om een gesprek (informal conference) vragen, en tegen een laatste rekening in beroep bij het Tax Tribunal',
    PA: 'kunt u de Board of Appeals vragen om naar een aanslag te kijken: binnen 90 dagen bij de inkomstenbelasting, binnen 60 bij de meeste andere belastingen',
  }),
  ...stateWords('tax-sale', {
    CA: 'kan een huis pas vijf jaar na de achterstand worden verkocht. U kunt alles betalen tot de werkdag voor de verkoop, of op tijd om jaarlijkse delen vragen',
    FL: 'kan de koper van het bewijs (tax certificate) na twee jaar om de akte (tax deed) vragen. U kunt betalen tot iemand de akte helemaal heeft betaald bij de griffie (clerk)',
    TX: 'moet het kantoor u voor uw huis (homestead) meestal 12 maanden of meer geven om in delen te betalen. Vanaf 65 jaar of met een handicap kunt u het uitstellen',
    AZ: 'kunt u meestal tot drie jaar nadat een pandrecht (tax lien) is verkocht betalen en het huis redden',
    GA: 'kunt u het huis meestal terugkopen binnen 12 maanden na een verkoop om belasting',
    MA: 'kunt u het huis terugkopen tot de rechter zegt dat het niet meer kan, en is van u wat van de verkoop overblijft',
    MI: 'kunt u tot 31 maart van het derde jaar betalen, om een plan bij geldnood vragen, en na een verkoop de rest opvragen',
    NJ: 'kunt u het huis meestal tot twee jaar na een verkoop om belasting terugkopen, of later tot een vonnis',
    NC: 'moet de county voor een verkoop naar de rechter of een weg die daarop lijkt. U kunt betalen tot de verkoop definitief is',
    OH: 'kunt u de penningmeester (treasurer) om een betaalplan vragen. U kunt het huis terugkopen tot een gedwongen verkoop is bevestigd',
    PA: 'moet u voor een verkoop om belasting bericht krijgen per post en op het huis, en kunt u om een betaalplan vragen',
    VA: 'kan het huis alleen via de rechter worden verkocht, en kunt u betalen tot de verkoop',
    WA: 'kan de county na drie jaar gedwongen verkopen. U kunt betalen tot de dag voor de verkoop en om een plan vragen',
  }),
}
