/** Deurwaarders: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_FACTS_NL: Words = {
  'gb.bailiff.fact-notice-wants': {
    says: 'Ze willen dat u deze schuld betaalt, of een regeling afspreekt, voordat een deurwaarder (bailiff) langs mag komen. Tot nu toe is dit alleen een waarschuwing.',
  },
  'gb.bailiff.fact-notice-over-wants': {
    says: 'Ze willen dat u deze schuld betaalt, of een regeling afspreekt. De tijd in deze brief is voorbij, dus een deurwaarder (bailiff) mag langskomen.',
  },
  'gb.bailiff.fact-seven-days': {
    says: 'Niemand mag uw spullen nu al meenemen. U moet eerst 7 hele dagen krijgen. Zondagen en feestdagen tellen niet mee.',
  },
  'gb.bailiff.fact-reality-old': {
    says: 'Dit is serieus, maar u kunt nog een regeling afspreken. De aankondiging werkt 12 maanden. Hoop dus niet dat ze het vergeten.',
  },
  'gb.bailiff.fact-notice-lasts': {
    says: 'Een aankondiging (notice of enforcement) werkt 12 maanden. Breekt u een afgesproken regeling, dan beginnen de 12 maanden opnieuw.',
    learnMore:
      'Een regeling die u volhoudt, is dus meer waard dan een groter aanbod dat u misschien mist.',
  },
  'gb.bailiff.fact-wants': {
    says: 'Ze willen geld voor een schuld, met hun kosten erbij. Ze hopen op betaling zonder spullen mee te nemen.',
  },
  'gb.bailiff.fact-who': {
    says: 'Deurwaarders (bailiffs) heten ook enforcement agents. De meesten werken voor particuliere bedrijven die voor gemeenten en rechtbanken innen. Elk van hen heeft een bewijs van een rechter nodig.',
  },
  'gb.bailiff.fact-register': {
    says: 'U kunt een deurwaarder (bailiff) op naam opzoeken in het openbare register van erkende deurwaarders. Daar staat voor wie hij werkt.',
  },
  'gb.bailiff.fact-complaints-body': {
    says: 'De meeste bedrijven zijn aangesloten bij de Enforcement Conduct Board. Die stelt regels op en bekijkt klachten nadat het bedrijf heeft geantwoord.',
  },
  'gb.bailiff.fact-visit-wants': {
    says: 'Een deurwaarder (bailiff) zegt dat hij bij u thuis is geweest. Ze willen betaling, of een lijst van spullen die ze kunnen verkopen.',
  },
  'gb.bailiff.fact-door': {
    says: 'U hoeft een deurwaarder (bailiff) niet binnen te laten. Voor gemeentebelasting (council tax) of een gemeentelijke boete mag hij bij een eerste bezoek niet met dwang binnenkomen.',
  },
  'gb.bailiff.fact-door-general': {
    says: 'U kunt door de dichte deur met een deurwaarder (bailiff) praten. Bij de meeste schulden mag hij bij een eerste bezoek niet met dwang een woning in.',
  },
  'gb.bailiff.fact-door-fine': {
    says: 'Bij een onbetaalde boete van de strafrechter mag een deurwaarder (bailiff) redelijke dwang gebruiken om binnen te komen. Bel en spreek betaling af vóór een bezoek.',
  },
  'gb.bailiff.fact-no-goods-outside': {
    says: 'Een deurwaarder (bailiff) die niet binnen is geweest, mag niets uit uw woning meenemen. Dingen buiten, zoals een auto, mag hij meenemen.',
  },
  'gb.bailiff.fact-reality': {
    says: 'Dit is serieus, maar u kunt nog kiezen. De kosten zijn het laagst bij de briefstap. Ze springen omhoog als een deurwaarder (bailiff) aan de deur komt.',
  },
  'gb.bailiff.fact-reality-visit': {
    says: 'Ze kunnen terugkomen, dus doe nu iets. U kunt nog een aanbod doen en uw deur dichthouden.',
  },
  'gb.bailiff.fact-who-high-court': {
    says: 'High Court enforcement officers innen vonnissen. Ze werken met een writ. Dat is een bevel van het High Court.',
  },
  'gb.bailiff.fact-breathing-space': {
    says: 'Een adempauze (breathing space) kan deurwaarders (bailiffs) 60 dagen stoppen. Een schuldadviseur vraagt haar gratis voor u aan.',
    learnMore:
      'Tijdens de adempauze stoppen de meeste rente, kosten en acties. Dat geeft u tijd voor een plan. Boetes van de strafrechter vallen er niet onder.',
  },
  'gb.bailiff.right-hours': {
    says: 'Een deurwaarder (bailiff) mag een woning alleen bezoeken tussen 6 uur ’s ochtends en 9 uur ’s avonds, tenzij een rechter andere uren toestaat.',
  },
  'gb.bailiff.right-door': {
    says: 'U hebt het recht uw deur dicht te houden. Een deurwaarder (bailiff) mag alleen door een deur of andere gewone ingang binnenkomen, niet door een raam.',
  },
  'gb.bailiff.right-identity': {
    says: 'U hebt het recht te zien wie de deurwaarder (bailiff) is en waarom hij mag innen. Hij kan het bewijs door de brievenbus geven.',
  },
  'gb.bailiff.right-basic-goods': {
    says: 'Ze moeten laten staan wat uw woning nodig heeft: fornuis of magnetron, koelkast, wasmachine, bedden, tafel en stoelen, verwarming, telefoon en kleren.',
  },
  'gb.bailiff.right-tools': {
    says: 'Ze moeten gereedschap, een computer of een voertuig laten staan dat u voor werk of studie nodig hebt, samen tot £1,350.',
  },
  'gb.bailiff.right-own-goods': {
    says: 'Ze mogen alleen spullen meenemen van de persoon met de schuld. Daarbij horen ook dingen die u samen met iemand hebt.',
  },
  'gb.bailiff.right-child-alone': {
    says: 'Ze mogen niet binnenkomen als er alleen kinderen onder 16 of kwetsbare volwassenen thuis zijn.',
  },
  'gb.bailiff.right-vulnerable': {
    says: 'Bent u ziek, gehandicapt of in gevaar? Zeg het. Ze mogen de bezoekkosten niet houden als u daarvoor geen eerlijke kans op advies had.',
  },
  'gb.bailiff.right-pay-stops': {
    says: 'Betaalt u vóór een verkoop het hele bedrag met kosten, dan moeten ze stoppen en teruggeven wat ze meenamen.',
  },
  'gb.bailiff.right-blue-badge': {
    says: 'Ze mogen geen auto meenemen met een geldige Blue Badge die dient om een gehandicapte te vervoeren.',
  },
  'gb.bailiff.right-court': {
    says: 'Breekt een deurwaarder (bailiff) de regels? Een rechter kan uw spullen terug laten geven of hen laten betalen. Vraag eerst advies, want kosten zijn een risico.',
  },
  'gb.bailiff.myth-break-in': {
    says: 'Bij de meeste schulden mag een deurwaarder (bailiff) bij een eerste bezoek niet in een woning inbreken. Dat verandert als hij eerder werd binnengelaten en uw spullen opschreef.',
  },
  'gb.bailiff.myth-prison': {
    says: 'Een deurwaarder (bailiff) kan u niet arresteren of naar de gevangenis sturen voor een schuld aan de gemeente of als consument.',
  },
  'gb.bailiff.myth-everything': {
    says: 'Ze kunnen niet alles meenemen. Gewone huisraad, dingen voor kinderen en spullen van anderen zijn beschermd.',
  },
  'gb.bailiff.myth-car': {
    says: 'Ze mogen een auto van u meenemen of vastzetten op uw oprit of de openbare weg. Een auto op afbetaling is meestal van de geldgever. Een auto voor werk tot £1,350 kan beschermd zijn.',
  },
  'gb.bailiff.myth-family': {
    says: 'Ze mogen geen dingen meenemen die alleen van iemand anders zijn. Bewaar bonnen, bankafschriften of een kentekenbewijs (log book) om te tonen van wie iets is.',
  },
  'gb.bailiff.myth-police': {
    says: 'De politie kan komen om de rust te bewaren. Ze kan de schuld niet innen. Ze kan u niet dwingen open te doen voor een schuld aan de gemeente.',
  },
}
