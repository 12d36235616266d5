/** Questions to firms in general: first steps, sales calls, bank fees and data. `asks` holds the words people type, in French and in English: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_WORDS: Words = {
  'fr.ask-buy.step-proof': { says: 'Bewaar de bestelling, de rekening, foto’s en berichten.' },
  'fr.ask-buy.step-write': {
    says: 'Schrijf eerst het bedrijf, met een datum. Ga dan naar de gratis bemiddelaar (médiateur).',
  },
  'fr.ask-buy.step-signal': { says: 'Meld het bedrijf op SignalConso.' },
  'fr.ask-buy.right-guarantee': {
    says: 'Nieuwe goederen hebben twee jaar wettelijke garantie (garantie légale).',
  },
  'fr.ask-buy.right-withdraw': {
    says: 'De meeste aankopen op afstand kunt u 14 dagen lang herroepen.',
  },
  'fr.ask-buy.right-mediator': {
    says: 'Een bemiddelaar voor consumenten (médiateur) is voor u gratis.',
  },
  'fr.ask-buy.option-mediator': {
    title: 'Naar de bemiddelaar gaan',
    says: 'De bemiddelaar (médiateur) die op de site of rekening staat, bekijkt uw zaak.',
    cost: 'Niets.',
    time: 'Ongeveer 90 dagen.',
    risk: 'Geen.',
    bestFor: 'U schreef eerst en kreeg geen goed antwoord.',
  },
  'fr.ask-buy.option-association': {
    title: 'Een consumentenvereniging vragen',
    says: 'Een plaatselijke vereniging (association de consommateurs) helpt u schrijven.',
    cost: 'Niets of een kleine bijdrage.',
    time: 'Een bezoek.',
    risk: 'Geen.',
    bestFor: 'U zit vast.',
  },
  'fr.ask-buy.know-shop': {
    says: 'Bij een aankoop in een winkel hebt u geen wettelijk recht om u te bedenken. Online wel.',
    learnMore: 'Kijk naar de eigen ruilregels van de winkel.',
  },
  'fr.ask-buy.warn-two-years': {
    says: 'Let op de tijd: de meeste eisen tussen u en een bedrijf hebben termijnen van twee tot vijf jaar.',
  },
  'fr.ask-buy.right-terms': { says: 'Oneerlijke bedingen in een contract binden u niet.' },
  'fr.ask-buy.my-data': {
    says: 'Schrijf naar de firma. Vraag welke gegevens zij over u heeft, of vraag ze te wissen. Zij moet binnen een maand gratis antwoorden. Zo niet, klaag online bij de CNIL.',
  },
  'fr.ask-buy.sum-paid-ahead': {
    says: 'Kijk naar het woord in uw contract. Bij arrhes mag u afzien en verliest u dat bedrag; ziet de verkoper af, dan geeft hij het dubbele terug. Bij een acompte zijn beiden gebonden: u kunt de hele prijs schuldig zijn. Zegt het contract niets, dan zijn het arrhes. Mag u volgens de wet herroepen, zoals binnen 14 dagen online, dan komt alles terug.',
  },
}
