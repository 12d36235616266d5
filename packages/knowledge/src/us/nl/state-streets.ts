/** The Dutch words of the rows in ../state-streets.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_STREETS_NL: Words = {
  ...stateWords('card-age', {
    FL: 'is de tijd om naar de rechter te gaan voor een kaartschuld vier of vijf jaar, naar wat de papieren laten zien. Daarna kunt u de rechter zeggen dat het te laat is',
    VA: 'is de tijd om naar de rechter te gaan voor een kaartschuld drie jaar, of vijf met een schriftelijk contract dat u tekende',
  }),
  ...stateWords(['traffic', 'plea'], {
    CA: 'kunt u zeggen dat u niet schuldig bent, om een schriftelijke behandeling of om een verkeerscursus vragen. Doe dat uiterlijk op de datum op de bon',
    GA: 'kunt u zeggen dat u niet schuldig bent en op de dag op de bon bij de rechtbank gehoord worden. Niet komen kan uw rijbewijs kosten',
    IL: 'kunt u zeggen dat u niet schuldig bent, of om toezicht (court supervision) vragen. Dat houdt punten meestal uit uw gegevens',
    NJ: 'kunt u zeggen dat u niet schuldig bent en bij de municipal court gehoord worden, of de aanklager om een lichtere aanklacht vragen',
    NY: 'kunt u binnen de tijd op de bon zeggen dat u niet schuldig bent en een hoorzitting krijgen. Niet antwoorden kan uw rijbewijs kosten (suspend)',
    OH: 'kunt u zeggen dat u niet schuldig bent, bij de rechtbank of meestal met een formulier, en een zitting krijgen. De staat moet het bewijzen',
    PA: 'hebt u tien dagen om te antwoorden: zeg dat u niet schuldig bent en vraag om een hoorzitting. Daarna hebt u 30 dagen voor beroep',
    VA: 'kunt u de bon aanvechten bij de general district court en binnen tien dagen in beroep gaan. Rijden met 20 te hard of boven 85 mph is roekeloos rijden, een misdaad',
  }),
  ...stateWords('traffic', {
    FL: 'hebt u 30 dagen om te betalen, een rijcursus te kiezen, of om een hoorzitting te vragen',
    WA: 'hebt u 30 dagen om te antwoorden: betalen, uitleggen op een hoorzitting, of aanvechten',
  }),
  ...stateWords('tow', {
    IL: 'vraagt wegslepen door een particulier duidelijke borden en vaste kosten, en kunt u klagen bij de commerce commission',
    MA: 'moet bij wegslepen door een particulier de politie het horen, en stelt de staat de kosten vast',
    NJ: 'vraagt wegslepen door een particulier borden en eerlijke kosten, en kunt u de auto op vaste uren terugkrijgen',
    OH: 'heeft een particulier terrein dat wegsleept borden nodig, zijn de kosten begrensd, en kunt u spullen uit de auto halen',
    PA: 'mag een particulier terrein alleen wegslepen als borden dat zeggen, met de kosten en waar de auto heen gaat',
  }),
}
