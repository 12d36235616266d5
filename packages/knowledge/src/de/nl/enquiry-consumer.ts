/** Questions about faulty goods, private sales and tradespeople, and the first steps for buyers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_NL: Words = {
  'de.ask-buy.faulty': {
    says: 'Twee jaar vanaf de levering moet de verkoper gratis herstellen of vervangen, ook als de winkel bij nieuwe spullen van één jaar spreekt. Hij mag u niet naar de fabrikant sturen. In het eerste jaar moet hij bewijzen dat het in het begin goed was. Schrijf met een termijn van ongeveer twee weken. Lukt het niet, dan minder betalen of geld terug.',
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
  'de.ask-buy.private-sale': {
    says: 'Een particuliere verkoper mag de garantie uitsluiten. Dat helpt niet als hij een gebrek verzweeg of iets beloofde. Vraag dan herstel, prijsverlaging of uw geld. Bewaar advertentie en berichten. Zonder uitsluiting gelden de volle twee jaar.',
    dependsOn: 'wat het contract zegt en wat verzwegen is',
  },
}
