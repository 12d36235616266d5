/** Questions about things bought, trips, tradespeople and formal warnings. `asks` holds the words people type, in German and English: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_NL: Words = {
  'de.ask-buy.withdraw': {
    says: 'Online, telefonisch of aan de deur: 14 dagen, bij spullen vanaf de levering. In een winkel alleen als het gebrekkig is of de winkel akkoord gaat.',
    dependsOn: 'hoe u het kocht',
  },
  'de.ask-buy.faulty': {
    says: 'Twee jaar lang kunt u de verkoper om herstel of iets nieuws vragen. In het eerste jaar moet de verkoper bewijzen dat het bij het begin goed was.',
  },
  'de.ask-buy.not-delivered': {
    says: 'Geef de winkel schriftelijk een laatste datum. Herroep dan en vraag uw geld terug. Het risico van de post is van de winkel.',
  },
  'de.ask-buy.abmahnung': {
    says: 'Teken hun formulier niet. Vraag advies vóór de datum, bijvoorbeeld over een veranderde belofte. Voor particulieren zijn de advocaatkosten begrensd.',
  },
  'de.ask-buy.step-proof': {
    says: 'Schrijf, bel niet. Bewaar bewijs van wat u stuurde en wanneer.',
  },
  'de.ask-buy.step-centre': { says: 'Vraag de Verbraucherzentrale van uw deelstaat om hulp.' },
  'de.ask-buy.right-fair': {
    says: 'Kleine lettertjes die u oneerlijk behandelen, hebben geen effect.',
  },
  'de.ask-buy.guide-contract': { says: 'Zoek het contract, de datum en de kleine lettertjes.' },
  'de.ask-buy.guide-deadline': {
    says: 'Noem het gebrek en geef een vaste dag. Daarna kunt u uw geld vragen.',
  },
  'de.ask-buy.guide-right-withdraw': {
    says: 'Contracten online, telefonisch of aan de deur kunt u binnen 14 dagen herroepen.',
  },
  'de.ask-buy.guide-right-fault': { says: 'De verkoper staat twee jaar in voor gebreken.' },
  'de.ask-buy.guide-right-button': {
    says: 'Voor online contracten moet er een opzegknop op de website zijn.',
  },
  'de.ask-buy.guide-option-centre': {
    says: 'Vraag de Verbraucherzentrale of de geschillendienst van de branche.',
    title: 'Consumentencentrum of geschillendienst',
    cost: 'Gratis of een klein bedrag.',
    time: 'Dagen tot weken.',
    risk: 'Geen.',
    bestFor: 'Het bedrijf antwoordt niet of zegt nee.',
  },
  'de.ask-buy.paid-not-sent': {
    says: 'Stel schriftelijk een laatste termijn, ongeveer twee weken. Ontbind daarna en vraag al uw geld terug. Vraag bank, kaart of PayPal meteen om de betaling terug te halen. Lijkt het een nepwinkel? Doe dan vandaag online aangifte.',
  },
  'de.ask-buy.return-cost': {
    says: 'Wat u online kocht, mag u binnen 14 dagen na levering terugsturen. U betaalt het terugsturen alleen als de winkel dat vooraf zei. Binnen 14 dagen moet de winkel de prijs en de gewone verzendkosten teruggeven.',
  },
  'de.ask-buy.trade-emergency': {
    says: 'Zonder afgesproken prijs is alleen de gewone plaatselijke prijs verschuldigd. Meer dan het dubbele kan nietig zijn. Vraag een rekening met uren en onderdelen, betaal het juiste deel en betwist de rest schriftelijk. Bedreigt iemand u aan de deur, bel dan 110.',
  },
  'de.ask-buy.package-tour': {
    says: 'Vóór het begin mag u altijd annuleren, maar u betaalt meestal een bedrag dat redelijk moet zijn. Het kost niets als ernstige gebeurtenissen ter plaatse de reis verhinderen. Meld gebreken daar meteen en bewaar bewijs. Dan kunt u twee jaar lang een deel van de prijs vragen.',
    dependsOn: 'wanneer en waarom u annuleert, of wat er mis was',
  },
  'de.ask-buy.private-sale': {
    says: 'Een particuliere verkoper mag de garantie uitsluiten. Dat helpt niet als hij een gebrek verzweeg of iets beloofde. Vraag dan herstel, prijsverlaging of uw geld. Bewaar advertentie en berichten. Zonder uitsluiting gelden de volle twee jaar.',
    dependsOn: 'wat het contract zegt en wat verzwegen is',
  },
}
