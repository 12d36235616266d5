/** The Dutch words of the rows in ../state-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CLAIMS_NL: Words = {
  ...stateWords('claim-proof', {
    CA: 'moet een schuldkoper (debt buyer) in zijn papieren de eerste schuldeiser, de laatste betaling en elk bedrijf noemen dat de schuld had',
    FL: 'moet het contract bij de eis zitten. Een nieuwe eigenaar van de schuld moet het u 30 dagen voor de rechtszaak vertellen',
    GA: 'hebt u bij de magistrate court ook 30 dagen om te antwoorden. U kunt schriftelijk antwoorden of door met de griffie (clerk) te praten',
    IL: 'moet bij een eis over een kaart een beëdigd formulier zitten over de rekening en elke eigenaar van de schuld',
    MA: 'moeten bij een eis over een consumentenschuld beëdigde papieren zitten over de rekening, de eigenaar en uw adres',
    MI: 'moet het schriftelijke contract bij de eis zitten, behalve als er een goede reden is',
    MO: 'gaat u bij een eis tot $25,000 naar de rechtbank op de dag in de dagvaarding (summons), en geeft u voor die tijd uw verweer schriftelijk. Daarboven hebt u 30 dagen om te antwoorden',
    NJ: 'moet een schuldkoper (debt buyer) die een vonnis bij verstek wil (default judgment) onder ede stap voor stap zeggen van wie de schuld was',
    NY: 'moet een eis over een kaart de eerste schuldeiser, de laatste betaling en elke eigenaar noemen, met het contract erbij',
    NC: 'moet een schuldkoper (debt buyer) het contract en bewijs van elke verkoop van de schuld meesturen, en het bedrag laten zien',
    OH: 'moet een kopie van de rekening of het contract bij de eis zitten. Zo niet, dan kunt u bezwaar maken',
    PA: 'moet het schriftelijke contract bij de eis zitten. Zo niet, dan kunt u bezwaar maken',
    TX: 'moet een eis over een schuld bij de justice court de eerste schuldeiser, de rekening en de opbouw van het bedrag noemen',
    VA: 'kunt u de general district court vragen om hen de eis precies te laten uitleggen (bill of particulars)',
    WA: 'heeft een incassobureau een vergunning nodig, en moet het de zaak bij de rechtbank indienen voordat het u de papieren geeft. Zeg het als dat niet is gebeurd',
  }),
}
