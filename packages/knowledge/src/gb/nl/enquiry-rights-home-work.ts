/** Rechten bij veel gestelde vragen: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_HOME_WORK_NL: Words = {
  'gb.ask-housing.right-deposit-fees': {
    says: 'Een verhuurder mag geen kosten vragen voor schoonmaak, verf of gewone slijtage. Van de borg mag hij alleen echte, bewezen schade houden.',
  },
  'gb.ask-housing.right-deposit-scheme': {
    says: 'Uw borg moest binnen 30 dagen in een regeling. Zo niet, dan kan een rechter de verhuurder één tot drie keer het bedrag laten betalen.',
  },
  'gb.ask-housing.right-homeless-help': {
    says: 'Kunt u binnen 56 dagen uw huis verliezen, dan moet de gemeente helpen. Met een kind moet zij u voorlopig opvangen als u nergens heen kunt.',
  },
  'gb.ask-housing.right-mould-times': {
    says: 'Sinds 27 oktober 2025 moet een sociale verhuurder in Engeland vocht en schimmel binnen vaste tijden bekijken. Een noodgeval moet binnen 24 uur worden aangepakt.',
  },
  'gb.ask-work.right-pregnancy': {
    says: 'Ontslag of slechte behandeling om een zwangerschap is discriminatie. Dit recht geldt vanaf de eerste werkdag.',
  },
  'gb.ask-work.right-early-conciliation': {
    says: 'Voor een zaak bij het tribunal moet u Acas inlichten. Dat is gratis. Doe het voor het einde van de termijn, want die staat dan even stil.',
  },
  'gb.ask-work.right-minimum-wage': {
    says: 'Inhoudingen voor training, controles of kleding mogen uw loon niet onder het minimum brengen. Meld het bij HMRC of eis het ontbrekende loon.',
  },
  'gb.ask-work.ni-right-wages': {
    says: "Een werkgever mag alleen loon inhouden als de wet of een contract dat toestaat, of als u vooraf schriftelijk instemde. Dat geldt ook voor velen die zzp'er heten.",
  },
  'gb.ask-work.ni-right-disability': {
    says: 'In Noord-Ierland mag een werkgever u om een handicap niet slechter behandelen, en moet hij redelijke aanpassingen doen. Een minimale diensttijd is niet nodig.',
  },
  'gb.ask-work.ni-right-procedure': {
    says: 'In Noord-Ierland moet een werkgever u eerst schrijven, dan spreken en dan beroep toestaan. Slaat hij een stap over, dan is het ontslag oneerlijk als u er een jaar werkt.',
  },
  'gb.ask-work.right-first-choice': {
    says: 'Vervalt uw baan tijdens zwangerschap of verlof, dan gaat u voor bij elke passende andere baan daar. U hoeft er niet om te strijden.',
  },
  'gb.ask-housing.right-things': {
    says: 'Uw spullen blijven van u. De huisbaas moet u tijd geven om ze te halen, en mag ze niet houden voor huur.',
  },
}
