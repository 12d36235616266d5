/** Questions about fences, noise, trees, dogs and city rules: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBORS_NL: Words = {
  'us.ask-life.fence': {
    says: 'Regels van staat en stad beslissen. In Californië delen buren meestal een hek dat nodig is, na 30 dagen schriftelijk bericht. In veel staten bent u niets schuldig waarmee u niet akkoord ging.',
    dependsOn: 'uw staat, en of het hek nodig is',
  },
  'us.ask-life.noise': {
    says: 'Houd een lijst bij en schrijf eerst de buur. Klaag dan bij de stad of de verhuurder. Gaat het veel verder dan gewoon, dan kan een rechter het stoppen of geld toekennen.',
  },
  'us.ask-life.tree': {
    says: 'U mag takken meestal tot de grens op eigen kosten afknippen, als de boom in leven blijft. De eigenaar betaalt voor schade door een boom die er onveilig uitzag. Zeg het hem schriftelijk.',
    dependsOn: 'of de boom er eerder onveilig uitzag',
  },
  'us.ask-life.dog': {
    says: 'In veel staten betaalt de eigenaar voor een beet, ook een eerste. In andere moet u laten zien dat het gevaar bekend was. Ga naar een arts, meld het, en bewaar foto’s.',
    dependsOn: 'uw staat',
  },
  'us.ask-life.city-code': {
    says: 'Lees de regel en de datum. Los het op en stuur foto’s, of vraag schriftelijk om meer tijd of een hoorzitting voor de boete begint.',
  },
}
