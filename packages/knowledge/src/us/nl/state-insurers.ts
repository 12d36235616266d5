/** The Dutch words of the rows in ../state-insurers.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_INSURERS_NL: Words = {
  ...stateWords('claim-rules', {
    AZ: 'verbiedt de wet oneerlijk uitstel. Betaling die meer dan 30 dagen na goed bewijs komt, geeft rente',
    CA: 'moet de verzekeraar u binnen 15 dagen antwoorden, en meestal binnen 40 dagen na uw bewijs ja of nee zeggen',
    FL: 'moet een woonverzekeraar binnen 7 dagen antwoorden en binnen 60 dagen betalen of weigeren',
    GA: 'stuurt u een eis en wacht u 60 dagen. Kwade trouw kan de verzekeraar dan tot de helft meer en kosten van een advocaat kosten',
    IL: 'kan een rechter geld en kosten van een advocaat toekennen als een verzekeraar zonder goede reden wacht',
    MA: 'stuurt u een brief met uw eis over een oneerlijk nee. Komt er binnen 30 dagen geen eerlijk aanbod, dan kan een rechter het twee of drie keer zo hoog maken',
    MI: 'moeten uitkeringen binnen 60 dagen na goed bewijs komen. Daarna kan er 12% rente bij komen',
    NJ: 'verbiedt de wet oneerlijk uitstel. Bij claims om onverzekerde auto’s kunt u de verzekeraar voor de rechter brengen',
    NY: 'moet de verzekeraar binnen 15 werkdagen antwoorden en binnen 15 werkdagen na uw bewijs ja of nee zeggen',
    NC: 'kunnen oneerlijk uitstel of lage aanbiedingen oneerlijke handel zijn, drie keer het verlies waard',
    OH: 'moet de verzekeraar binnen 15 dagen antwoorden en meestal binnen 21 dagen na uw bewijs beslissen',
    PA: 'kan een rechter rente toekennen en een verzekeraar te kwader trouw straffen',
    TX: 'moet de verzekeraar binnen 15 dagen beginnen en binnen 15 werkdagen na alle papieren beslissen. Late betaling geeft rente',
    VA: 'verbiedt de wet oneerlijk uitstel. Een rechter kan bij kwade trouw kosten van een advocaat toekennen',
    WA: 'kunt u om een oneerlijk nee naar de rechter en tot drie keer krijgen. Schrijf 20 dagen vooraf',
  }),
  ...stateWords('outside-review', {
    AZ: 'hebt u na het laatste nee van het plan vier maanden om een beoordeling van buiten te vragen (external review)',
    CO: 'hebt u na het laatste nee van de verzekering vier maanden om een gratis toetsing van buiten (external review) te vragen',
    CT: 'hebt u 120 dagen om de staat een gratis toetsing van buiten (external review) te vragen',
    MD: 'hebt u vier maanden om de staat een gratis beslissing over een medisch nee te vragen',
    MN: 'hebt u zes maanden om de staat een gratis toetsing van buiten (external review) te vragen',
    OR: 'hebt u na het laatste nee van de verzekering 180 dagen om een gratis toetsing van buiten (external review) van een medisch nee te vragen',
    CA: 'kunt u de staat binnen zes maanden na het laatste nee van het plan om een gratis onafhankelijke medische beoordeling vragen (IMR)',
    IL: 'hebt u vier maanden om een gratis beoordeling van buiten van een medisch nee te vragen (external review)',
    MA: 'hebt u vier maanden om het Office of Patient Protection om een beoordeling van buiten te vragen (external review)',
    MI: 'hebt u 127 dagen om de staat om een gratis beoordeling van buiten te vragen (external review)',
    NJ: 'hebt u vier maanden om de staat om een onafhankelijke beoordeling te vragen (IHCAP)',
    NY: 'hebt u vier maanden om de staat om een beroep van buiten (external appeal) tegen een medisch nee te vragen',
    'NC VA':
      'hebt u 120 dagen om de staat om een gratis beoordeling van buiten te vragen (external review)',
    OH: 'hebt u 180 dagen om een gratis beoordeling van buiten van een medisch nee te vragen (external review)',
    PA: 'kunt u de staat na het laatste nee van de verzekeraar om een onafhankelijke beoordeling vragen',
    TX: 'is een onafhankelijke beoordeling (IRO) van een medisch nee gratis, en moet de verzekeraar de uitkomst volgen',
    WA: 'is een onafhankelijke beoordeling (IRO) van een medisch nee gratis, en moet het plan de uitkomst volgen',
  }),
  ...stateWords('policy-ends', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'moet een verzekeraar het u ruim op tijd schriftelijk zeggen voor hij een polis beëindigt of niet verlengt. Hij moet meestal zeggen waarom',
  }),
}
