/** Questions about contracts that run on: light, phone, gym and the television fee: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_WORDS: Words = {
  'it.ask.light-cut': {
    says: 'Niet meteen. Eerst komt een aangetekende brief of PEC. Bij stroom moeten minstens 25 dagen voorbijgaan, bij gas 40. Vraag nu om delen.',
    dependsOn: 'of u de formele brief kreeg',
  },
  'it.ask.telecom-leave': {
    says: 'Ja, met 30 dagen opzegging. Ze mogen alleen echte kosten vragen die ze u vooraf noemden.',
  },
  'it.ask.gym-health': {
    says: 'Een beding waarmee alleen de sportschool mag stoppen kan oneerlijk zijn en niet gelden. Zonder reden kunt u alleen eerder weg zoals het contract zegt. Kunt u door uw gezondheid niet sporten, schrijf dan aangetekend of per PEC met de verklaring. Vraag einde of pauze, en de latere maanden terug.',
  },
  'it.ask.tv-fee': {
    says: 'Geen tv in huis, geen bijdrage. Maar meld het elk jaar met het formulier van de Agenzia delle Entrate, uiterlijk 31 januari voor het hele jaar. Stond zij op de stroomrekening, vraag haar daar terug.',
  },
  'it.ask.auto-renewal': {
    says: 'Voordat een dienst vanzelf verlengt, moeten ze u 30 dagen vóór het einde schriftelijk waarschuwen. Deden ze dat niet, dan kunt u altijd zonder kosten weg tot het volgende einde.',
    dependsOn: 'of ze u op tijd waarschuwden',
  },
}
