/** Rechten bij veel gestelde vragen: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_NL: Words = {
  'gb.ask-parking.right-code': {
    says: 'Parkeerbedrijven in een brancheclub volgen één code. U hebt 28 dagen voor bezwaar, daarna is er een gratis beroep buiten het bedrijf. Een kleine tikfout hoort te vervallen.',
  },
  'gb.ask-parking.right-keeper-law': {
    says: 'De kentekenhouder (keeper) betaalt alleen voor de bestuurder als het bericht op tijd kwam en alles bevat wat de wet vraagt. U hoeft niet te zeggen wie reed.',
  },
  'gb.ask-parking.right-signs-case': {
    says: 'In 2015 vond de Supreme Court £85 goed omdat de borden groot en duidelijk waren. Kleine, verborgen of ontbrekende borden zijn een verweer.',
  },
  'gb.ask-parking.right-letter-first': {
    says: 'Voor een zaak moeten zij een letter of claim met antwoordformulier sturen en 30 dagen geven. Een incassobrief is dat niet.',
  },
  'gb.ask-parking.right-council-act': {
    says: 'Een boete van de gemeente (penalty charge) rust op een wet, een private op borden. Het is geen misdrijf, maar het bedrag groeit als u niets doet.',
  },
  'gb.ask-parking.right-council-appeal': {
    says: 'U kunt bezwaar maken, dan binnen 28 dagen formeel, en daarna gratis in beroep bij een onafhankelijk tribunal.',
  },
  'gb.ask-bailiff.right-goods-of-others': {
    says: 'Deurwaarders (bailiffs) mogen alleen pakken wat van de schuldenaar is. Schrijf dat de spullen van u zijn, met bewijs. Zijn ze al weg, doe het binnen zeven dagen.',
  },
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
  'gb.ask-debt.right-agreement-copy': {
    says: 'Bij een krediet kunt u voor £1 het contract en een overzicht vragen. Vraag dat ook bij een zaak, en antwoord de rechtbank toch op tijd.',
  },
  'gb.ask-debt.right-credit-clock': {
    says: 'Bij veel kredieten beginnen de zes jaar pas als de termijn van de default notice voorbij is. Zoek die datum voordat u zegt dat de schuld te oud is.',
  },
  'gb.ask-debt.right-relief-order': {
    says: 'Een debt relief order wist na een jaar de meeste schulden tot £50,000. Het is voor wie weinig heeft, en gratis via een adviseur.',
  },
  'gb.ask-debt.scotland-right-moratorium': {
    says: 'Een moratorium stopt de meeste stappen van sheriff officers voor zes maanden. Een adviseur kan het vandaag aanvragen, of u zelf online.',
  },
  'gb.ask-debt.scotland-right-bank-minimum': {
    says: 'Wordt er beslag gelegd op uw rekening, dan laat de wet u een vast minimum. Voordat zij spullen pakken, moeten zij u een hulpboekje geven.',
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
  'gb.ask-debt.scotland-right-made-elsewhere': {
    says: 'De termijn volgt het recht van het contract, niet waar u nu woont. Een lening uit Engeland valt meestal onder Engels recht, met zes jaar. Een betaling of getekende brief kan die opnieuw starten.',
  },
  'gb.ask-work.right-first-choice': {
    says: 'Vervalt uw baan tijdens zwangerschap of verlof, dan gaat u voor bij elke passende andere baan daar. U hoeft er niet om te strijden.',
  },
}
