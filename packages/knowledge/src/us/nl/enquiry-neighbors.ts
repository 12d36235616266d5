/** Questions about fences, noise, trees, dogs and city rules: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBORS_NL: Words = {
  'us.ask-life.over-the-line': {
    says: 'Zonder uw ja mag het meestal niet op uw grond blijven. Laat een erkende landmeter (surveyor) de grens aangeven. Schrijf dan de buur met een kopie en een dag om het te verplaatsen, en bied gratis bemiddeling aan. Breek niets zelf af. Lukt dat niet, dan kan een rechter verplaatsing of geld toewijzen. Wacht geen jaren: in Californië kunnen vijf jaar, met betaalde belasting, de buur de strook geven. Andere staten hebben andere tijden.',
  },
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
    says: 'In veel staten betaalt de eigenaar voor een beet, ook de eerste. In andere moet u tonen dat hij het gevaar kende of onzorgvuldig was, zoals een open hek of een gebroken lijnplicht. Ga naar een arts, meld het bij animal control en bewaar foto’s en rekeningen. Vraag naar de woon- of huurdersverzekering van de eigenaar; die betaalt meestal. Anders beslist small claims court.',
    dependsOn: 'uw staat',
  },
  'us.ask-life.city-code': {
    says: 'Lees de regel en de datum. Los het op en stuur foto’s, of vraag schriftelijk om meer tijd of een hoorzitting voor de boete begint.',
  },
}
