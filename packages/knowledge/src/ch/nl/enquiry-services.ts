/** Questions about contracts that run on, gyms and tradespeople: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_NL: Words = {
  'ch.ask.end-service': {
    says: 'Kijk in de voorwaarden naar de opzegtermijn en stuur het aangetekend. Een zuivere dienst (Auftrag) kan altijd beëindigd worden. Bij een lange ziekte of een verhuizing kunt u een ernstige reden hebben. Geen wet stopt stille verlenging.',
  },
  'ch.ask.gym-ill': {
    says: 'Kunt u lang niet trainen, dan mag u om een zwaarwegende reden eerder opzeggen. Stuur aangetekend een doktersbriefje dat u niet kunt trainen en hoelang. Bij korte ziekte is er meestal alleen een pauze. Lees de voorwaarden. Een zwaarwegende reden kunnen ze niet uitsluiten.',
  },
  'ch.ask.trade-bill': {
    says: 'Een vaste prijs geldt, ook als het werk zwaarder was. Bij een schatting betaalt u meestal tot ongeveer 10% meer. Daarboven mag u korten of afzien, als u het niet veroorzaakte. Zonder prijs zijn alleen redelijke kosten verschuldigd. Betaal het juiste deel en betwist de rest schriftelijk.',
  },
}
