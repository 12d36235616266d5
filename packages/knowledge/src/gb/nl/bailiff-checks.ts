/** Wat u bij deurwaarders controleert: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_CHECKS_NL: Words = {
  'gb.bailiff.element-debt': {
    says: 'De brief moet zeggen uit welk bevel van de rechter of welke bevoegdheid de schuld komt.',
    name: 'Het bevel van de rechter of de bevoegdheid achter de schuld',
    ifMissing:
      'Vraag het bedrijf een goede brief te sturen en te wachten. Vraag advies voordat u alleen op dit punt vertrouwt.',
  },
  'gb.bailiff.element-sum': {
    says: 'De brief moet zeggen hoeveel u schuldig bent op de dag van de brief.',
    name: 'Het bedrag op de dag van de brief',
    ifMissing:
      'Vraag het bedrijf een goede brief te sturen en te wachten. Vraag advies voordat u alleen op dit punt vertrouwt.',
  },
  'gb.bailiff.element-pay-by': {
    says: 'De brief moet de datum en het uur noemen waarvoor u moet betalen, zodat er geen spullen worden meegenomen.',
    name: 'De datum en het uur om te betalen',
    ifMissing:
      'Vraag het bedrijf een goede brief te sturen en te wachten. Vraag advies voordat u alleen op dit punt vertrouwt.',
  },
  'gb.bailiff.element-costs': {
    says: 'De brief moet waarschuwen voor de extra kosten die kunnen komen als u niet betaalt.',
    name: 'De extra kosten die kunnen komen',
    ifMissing:
      'Vraag het bedrijf een goede brief te sturen en te wachten. Vraag advies voordat u alleen op dit punt vertrouwt.',
  },
  'gb.bailiff.element-contact': {
    says: 'De brief moet een telefoonnummer en adres noemen, en de uren waarop het bedrijf bereikbaar is.',
    name: 'Hoe en wanneer u het bedrijf bereikt',
    ifMissing:
      'Vraag het bedrijf een goede brief te sturen en te wachten. Vraag advies voordat u alleen op dit punt vertrouwt.',
  },
  'gb.bailiff.element-date': {
    says: 'Op de brief moet de datum staan. Uw 7 hele dagen tellen vanaf de dag dat u hem krijgt.',
    name: 'De datum van de brief',
    ifMissing:
      'Vraag het bedrijf een goede brief te sturen en te wachten. Vraag advies voordat u alleen op dit punt vertrouwt.',
  },
  'gb.bailiff.fee-compliance': {
    says: 'Bij een schuld aan de gemeente (council) kost de briefstap £75 per zaak.',
    name: 'Kosten van de briefstap (compliance fee)',
  },
  'gb.bailiff.fee-enforcement': {
    says: 'Een bezoek kost £235 als de schuld £1,500 of minder is. Dat mag pas als een deurwaarder (bailiff) bij u is geweest.',
    name: 'Kosten van het bezoek (enforcement fee)',
  },
  'gb.bailiff.fee-sale': {
    says: 'De verkoopstap kost £110 als de schuld £1,500 of minder is. Dat geldt alleen als ze spullen komen halen om te verkopen.',
    name: 'Kosten van de verkoop (sale fee)',
  },
  'gb.bailiff.fact-fee-percentage': {
    says: 'Bij schulden boven £1,500 komt er voor bezoek en verkoop ook 7.5% bij van het deel boven £1,500.',
    learnMore:
      'Het percentage wordt berekend over de schuld aan het begin, niet over de kosten. Vraag naar de berekening.',
  },
  'gb.bailiff.fact-fee-high-court': {
    says: 'Bij het High Court zijn de kosten hoger: £75 voor de brief, £190 voor een eerste bezoek. Zonder afspraak, of als u die breekt, komt er £495 bij. Er kan btw (VAT) bijkomen.',
    learnMore:
      'Worden spullen gehaald voor verkoop, dan kan er £525 bijkomen. Bij schulden boven £1,000 geldt voor twee van de stappen een toeslag van 7.5%.',
  },
  'gb.bailiff.insight-fees-not-raised': {
    says: 'De regering zegt dat ze hogere kosten en een langere aankondiging wil. We vonden nog geen wet die dat invoert.',
    actionable:
      'Vergelijk de kosten met £75, £235 en £110. Zijn ze hoger? Vraag het bedrijf welke wet dat toestaat.',
  },
}
