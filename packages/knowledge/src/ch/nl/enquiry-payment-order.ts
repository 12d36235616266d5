/** Questions about payment orders, the debt register and loss certificates: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_ORDER_NL: Words = {
  'ch.ask.order': {
    says: 'Bent u het niet eens? Maak binnen tien dagen na ontvangst bezwaar: schrijf „Rechtsvorschlag” en teken, of zeg het aan het kantoor of de postbode. Het is gratis en zonder reden. Dan moet eerst een rechter beslissen; een ziekenfonds mag zelf beslissen, en daartegen hebt u 30 dagen. Zonder bezwaar volgt beslag. Na drie maanden kunt u het kantoor vragen de vermelding te verbergen. Klopt de schuld, betaal dan binnen twintig dagen.',
  },
  'ch.ask.own-claim': {
    says: 'Schrijf en stel een laatste dag. Vraag dan een invordering aan bij het kantoor waar de schuldenaar woont; u schiet de kosten voor. Maakt hij bezwaar, ga dan zonder advocaat naar de bemiddeling (Friedensrichter). Die kan tot 2000 frank beslissen en tot 10.000 een beslissing voorstellen.',
  },
  'ch.ask.loss-certificate': {
    dependsOn: 'hoe oud het is',
    says: 'Het verjaart na 20 jaar en er loopt geen rente op. Tot dan kan de schuldeiser terugkomen als u meer verdient. U kunt een kleiner bedrag aanbieden om het af te sluiten: velen aanvaarden. Vraag het papier terug en laat het in het register wissen.',
  },
}
