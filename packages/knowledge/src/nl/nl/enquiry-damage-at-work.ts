/** Questions about damage at work that the boss takes from the pay: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_AT_WORK_NL: Words = {
  'nl.ask.damage-at-work': {
    says: 'Voor schade op het werk betaalt u alleen bij opzet of bewuste roekeloosheid. Een fout of pech is voor de werkgever, die meer moet bewijzen. Zolang u er werkt, mag alleen schade die u echt moet betalen van uw loon af, en niet onder het minimumloon. Maak schriftelijk bezwaar, vraag het loon met een laatste dag, en bij te laat loon tot 50 % extra. Teken niets.',
  },
  'nl.pay-kept.want': {
    says: 'Uw werkgever houdt een deel van het loon in voor schade. Hij zegt dat u die moet betalen.',
  },
  'nl.pay-kept.right': {
    says: 'Voor schade op het werk betaalt u alleen bij opzet of bewuste roekeloosheid. Een fout of pech is voor de werkgever, die meer moet bewijzen. Zolang u er werkt, mag alleen schade die u echt moet betalen van uw loon af, en niet onder het minimumloon. Maak schriftelijk bezwaar, vraag het loon met een laatste dag, en bij te laat loon tot 50 % extra. Teken niets.',
  },
  'nl.pay-kept.step': {
    says: 'Schrijf dat u het er niet mee eens bent en vraag het volle loon voor een vaste dag. Teken niet dat u het verschuldigd bent. Vraag uw vakbond.',
  },
}
