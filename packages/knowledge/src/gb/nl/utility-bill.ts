/** Energie, water en telefoon: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_NL: Words = {
  'gb.bill.want': {
    says: 'Ze willen dat u de rekening betaalt, of belt om een regeling af te spreken.',
  },
  'gb.bill.rights-summary': {
    says: 'U kunt de rekening controleren, een regeling vragen die u kunt betalen, en gratis klagen.',
  },
  'gb.bill.reality': {
    says: 'Dit is een brief van een bedrijf, niet van een rechtbank. Praat vroeg met hen, dan verdwijnen de meeste dreigingen.',
  },
  'gb.bill.water-stays-on': {
    says: 'Het water in uw woning mag niet worden afgesloten omdat u geld schuldig bent. Ze mogen geen apparaat plaatsen dat het water minder hard laat stromen.',
  },
  'gb.bill.no-entry-yet': {
    says: 'Ze mogen niet binnenkomen om uw meter voor een schuld te vervangen, tenzij u ja zegt of een rechter een warrant geeft. U kunt naar die zitting.',
  },
  'gb.bill.no-bailiffs-yet': {
    says: 'Er kan nu geen deurwaarder (bailiff) uw spullen halen voor deze rekening. Daarvoor is eerst een vonnis (judgment) nodig.',
  },
  'gb.bill.know-back-bill': {
    says: 'Een energiebedrijf mag nu geen energie in rekening brengen van meer dan 12 maanden geleden die het toen niet in rekening bracht. Dat geldt niet als u dat tegenhield.',
    learnMore:
      'Kijk naar de data op de rekening. Gaan ze meer dan een jaar terug? Vraag het oude deel eraf te halen.',
  },
  'gb.bill.step-check': {
    says: 'Controleer de naam, het adres, de data en de meterstand. Is het een schatting? Is een deel van voordat u er kwam wonen?',
  },
  'gb.bill.step-talk': {
    says: 'Neem vóór de datum in de brief contact op met het bedrijf. Vraag een regeling die bij uw budget past, en vraag die op papier.',
  },
  'gb.bill.step-needs': {
    says: 'Vertel over ziekte, een beperking, jonge kinderen of hoge leeftijd thuis. Ze moeten u dan met meer zorg behandelen.',
  },
  'gb.bill.step-help': {
    says: 'Vraag welke hulp er is: een noodfonds, een sociaal tarief of een bijdrage. Bel daarna een gratis schuldadviseur.',
  },
  'gb.bill.step-wrong': {
    says: 'Klopt de rekening niet? Klaag schriftelijk. Stuur een foto van de meter. Betaal het deel waar u het mee eens bent.',
  },
  'gb.bill.step-plan': {
    says: 'Bent u het schuldig? Stuur een budget en bied een bedrag per week of maand aan, boven op wat u nu gebruikt.',
  },
  'gb.bill.option-plan': {
    says: 'Bel of schrijf met uw budget en bied een bedrag per week of maand aan.',
    title: 'Een regeling vragen die u kunt betalen',
    cost: 'Wat u aanbiedt.',
    time: 'Een gesprek van een half uur.',
    risk: 'Bied alleen aan wat u kunt volhouden.',
    bestFor: 'U bent het schuldig maar kunt niet alles meteen betalen.',
  },
  'gb.bill.option-dispute': {
    says: 'Schrijf wat er niet klopt en stuur bewijs, zoals een foto van de meter of de datum van verhuizen.',
    title: 'De rekening betwisten',
    cost: 'Niets.',
    time: 'Zes tot acht weken voor een antwoord, daarna een gratis ombudsman.',
    risk: 'Blijf het deel betalen waar u het mee eens bent.',
    bestFor: 'Het bedrag, de data of de naam kloppen niet.',
  },
  'gb.bill.option-help': {
    says: 'Een schuldadviseur kan kijken naar bijdragen, goedkopere tarieven en uitkeringen.',
    title: 'Gratis advies en bijdragen vragen',
    cost: 'Niets.',
    time: 'Ongeveer een uur.',
    risk: 'Geen.',
    bestFor: 'Meer rekeningen zijn te laat.',
  },
}
