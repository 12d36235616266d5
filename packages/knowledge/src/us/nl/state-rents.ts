/** The Dutch words of the rows in ../state-rents.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENTS_NL: Words = {
  ...stateWords('bad-home', {
    AZ: 'kunnen ernstige gebreken die u de verhuurder meldde bij de rechter van de huur af',
    CA: 'is een woning die niet geschikt is om in te wonen een verweer tegen een zaak om onbetaalde huur',
    FL: 'kunnen ernstige gebreken een verweer zijn als u de verhuurder zeven dagen vooraf schreef. U moet de huur aan de rechtbank betalen',
    GA: 'moet de verhuurder de woning in goede staat houden. Uw verlies kan van de huur af',
    IL: 'kan een woning die niet geschikt is om in te wonen een verweer zijn tegen een zaak om onbetaalde huur',
    MA: 'kan slechte staat waar de verhuurder van wist de huur verlagen of de uitzetting stoppen',
    MI: 'moet de verhuurder de woning geschikt en in goede staat houden. Dat kan van de huur af',
    NJ: 'kan slechte staat de huur verlagen. Houd het geld klaar voor de rechtbank',
    NY: 'moet een woning geschikt en veilig zijn (warranty of habitability). Zo niet, dan kan een rechter de huur verlagen. Kosten voor te laat betalen zijn begrensd',
    NC: 'moet de verhuurder de woning geschikt houden. U kunt huur terugvragen voor de slechte maanden, maar stop niet zelf met betalen',
    OH: 'kunt u de huur aan de griffie (court clerk) betalen als u bij bent en de gebreken schriftelijk hebt gemeld',
    PA: 'moet een woning geschikt zijn om in te wonen. Zo niet, dan kan een rechter de huur verlagen',
    TX: 'kunt u huur meestal niet inhouden voor reparaties, maar u kunt naar de rechter als de verhuurder na een melding niet repareert',
    VA: 'kan slechte staat een verweer zijn als u het de verhuurder eerst meldde. Houd de huur klaar, want een rechter kan die vragen',
    WA: 'moet de verhuurder de woning geschikt houden. Ernstige gebreken kunnen bij de rechter van de huur af',
  }),
  ...stateWords('late-fee', {
    CO: 'vraagt een boete voor te late huur (late fee) zeven dagen vertraging. Die mag $50 of 5 % van de huur zijn, wat meer is',
    CT: 'vraagt een boete voor te late huur (late fee) negen dagen vertraging. Die mag $5 per dag tot $50, of 5 % van de achterstand zijn, wat minder is',

    CA: 'moeten kosten voor te late huur dicht liggen bij wat het de verhuurder echt kost',
    MA: 'mogen kosten voor te late huur alleen als het huurcontract dat zegt en de huur 30 dagen te laat is',
    NJ: 'moeten kosten voor te late huur in het huurcontract staan en redelijk zijn. Sommige mensen met uitkering of pensioen krijgen vijf werkdagen meer',
    NY: 'mogen kosten pas als de huur vijf dagen te laat is. Ze mogen $50 of 5% van de huur zijn, wat het minst is. Ze zijn geen reden voor uitzetting',
    NC: 'mogen kosten pas als de huur vijf dagen te laat is. Ze mogen $15 of 5% van de maandhuur zijn, wat het meest is',
    TX: 'mogen kosten voor te late huur alleen met een schriftelijk huurcontract en na twee volle dagen, en ze moeten redelijk zijn',
    VA: 'moeten kosten voor te late huur in het huurcontract staan. Ze mogen 10% zijn van de huur of van wat u schuldig bent, wat het minst is',
    WA: 'mogen kosten alleen als de huur meer dan vijf dagen te laat is. Ze mogen niet worden gebruikt om u uit te zetten',
  }),
  ...stateWords('lease-early', {
    'AZ CA IL MI NC NJ NY OH TX VA WA':
      'moet een verhuurder meestal proberen de woning opnieuw te verhuren. U bent alleen schuldig wat tot dan verloren gaat',
    FL: 'kiest de verhuurder: opnieuw verhuren, of wachten en huur eisen. Een huurcontract mag de kosten voor eerder vertrek begrenzen op twee maanden huur',
  }),
}
