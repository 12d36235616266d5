/** Deurwaarders: latere stappen: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_LATER_STAGES_NL: Words = {
  'gb.bailiff.further-wants': {
    says: 'De tijd in hun eerste brief is voorbij. Ze willen dat u betaalt of een regeling afspreekt voordat een deurwaarder (bailiff) komt. Dat kan snel zijn.',
  },
  'gb.bailiff.further-reality': {
    says: 'Er kan nu elke dag een bezoek komen, dus bel vandaag. Een aanbod vóór het bezoek telt nog en kan de bezoekkosten besparen.',
  },
  'gb.bailiff.further-step-call': {
    says: 'Bel het bedrijf vandaag. Doe een aanbod dat u kunt volhouden en stuur dezelfde dag een e-mail.',
  },
  'gb.bailiff.further-step-fine': {
    says: 'Bel ook de afdeling boetes van de rechtbank. Bent u ziek, hebt u kinderen of krijgt u een uitkering? Vraag de boete terug te nemen van de deurwaarders (bailiffs).',
  },
  'gb.bailiff.further-insight-fee': {
    says: 'De £235 geldt pas als een deurwaarder (bailiff) voor het eerst bij u is geweest. Deze brief praat over een bezoek dat nog komt.',
    actionable: 'Is er nog niemand geweest? Vraag het bedrijf schriftelijk de £235 eraf te halen.',
  },
  'gb.bailiff.fines-office-wants': {
    says: 'De rechtbank zegt dat een boete niet is betaald. Ze wil dat u betaalt of belt voordat ze de volgende stap zet.',
  },
  'gb.bailiff.fines-office-who': {
    says: 'Dit komt van de afdeling boetes (fines office) van de magistrates court, niet van een particulier bedrijf.',
  },
  'gb.bailiff.fines-office-step-call': {
    says: 'Bel vandaag de afdeling boetes (fines office). Zeg wat u per week kunt betalen, vraag meer tijd en stuur een formulier over uw inkomen.',
  },
  'gb.bailiff.fines-office-step-never-knew': {
    says: 'Wist u niets van de rechtszaak? U kunt een plechtige verklaring (statutory declaration) geven binnen 21 dagen nadat u het hoorde. De zaak kan dan opnieuw beginnen.',
  },
  'gb.bailiff.writ-under-600': {
    says: 'Een vonnis (county court judgment) onder £600 mag niet naar het High Court. Dit vonnis lijkt kleiner.',
    actionable:
      'Vraag het bedrijf en de rechtbank het bedrag van het vonnis na te gaan. Vraag gratis advies hoe u de writ stopt.',
  },
  'gb.bailiff.writ-credit': {
    says: 'Een vonnis over consumentenkrediet mag alleen via de county court worden afgedwongen, niet met een writ van het High Court.',
    actionable:
      'Vraag het bedrijf waar de schuld voor is. Is het consumentenkrediet? Vraag advies hoe u de writ stopt.',
  },
  'gb.bailiff.business-entry': {
    says: 'Waar u woont, mogen ze bij een eerste bezoek niet met dwang binnenkomen. Waar u alleen een zaak hebt, mogen ze voor een vonnis redelijke dwang gebruiken.',
  },
}
