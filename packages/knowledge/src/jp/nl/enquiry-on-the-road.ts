/** Questions about parking, fines and accidents: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_NL: Words = {
  'jp.ask.traffic-charge': {
    says: 'Zit er een papier op de auto? Gaat niemand naar de politie, dan komt de heffing per post bij de eigenaar. U mag de boete van de bestuurder (反則金) weigeren. Dan behandelt een rechter de zaak. De heffing voor de eigenaar (放置違反金) moet na het bevel betaald worden, maar u kunt het eerst uitleggen.',
    dependsOn: 'of het de boete van de bestuurder of de heffing voor de eigenaar is.',
  },
  'jp.ask.private-parking': {
    says: 'Een particulier kan geen boete geven. U bent het parkeergeld en het echte verlies schuldig, niet een bedrag dat alleen op een bord staat. Veel meer kan nietig zijn. Betaal niet ter plekke. Vraag schriftelijk foto’s, tijden en de berekening. Bel 188.',
  },
  'jp.ask.fine-cannot-pay': {
    says: 'Een kleine boete (反則金) die niet betaald wordt, wordt een strafzaak. Een boete van de rechter (罰金) die niet betaald wordt, kan leiden tot dagen werk in hechtenis. Bel dus meteen het parket en vraag delen of tijd. Toon inkomen en kosten. Negeer de brieven niet.',
  },
  'jp.ask.car-accident': {
    says: 'Meld het de politie en ga meteen naar een arts. Voor letsel kunt u direct bij de verplichte verzekering van de ander claimen (自賠責, 被害者請求). Is er geen, of na doorrijden, dan betaalt de staat (政府保障事業). Kijk ook naar uw polis. Teken niets haastig: gratis hulp bij 日弁連交通事故相談センター.',
  },
}
