/** Questions about contracts that run on: electricity, phone and gym: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_NL: Words = {
  'es.ask.light-cut': {
    says: 'Niet meteen. Thuis zijn een formele aanmaning en twee maanden nodig, of vier met de bono social. Vraag een plan en ga naar de sociale dienst.',
    dependsOn: 'of u de bono social hebt en wie bij u woont',
  },
  'es.ask.telecom-leave': {
    says: 'U kunt altijd weg. Sprak u af te blijven, dan moet de boete dalen met de tijd die overblijft.',
    dependsOn: 'of u afsprak te blijven',
  },
  'es.ask.gym-health': {
    says: 'Een sportschool mag opzeggen niet moeilijk maken en niets rekenen voor wat zij niet levert. Zeg schriftelijk op, met doktersbrief en datum. Een boete moet dalen met de tijd die over is. Laat daarna uw bank de incasso stoppen.',
  },
  'es.ask.door-contract': {
    says: 'Schrijf nu dat u opzegt, met bewijs van ontvangst. Na een bezoek waar u niet om vroeg hebt u 30 kalenderdagen, anders 14 per telefoon of aan de deur, zonder reden of kosten. Vertelde men u dit niet, dan hebt u een jaar langer. Betwist wat u niet tekende en ga naar de OMIC.',
  },
}
