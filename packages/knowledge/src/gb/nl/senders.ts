/** Wie zulke brieven schrijft: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_NL: Words = {
  'gb.sender.british-gas': {
    says: 'Dit is een particulier bedrijf dat gas en stroom verkoopt. Het mag uw woning niet in zonder uw toestemming of een bevel van de rechter (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Eerst het bedrijf. Na acht weken, of na een laatste antwoord, de Energy Ombudsman.',
    nextStep:
      'Lees uw meter af, controleer de data op de rekening en vraag een regeling die u kunt betalen.',
  },
  'gb.sender.edf': {
    says: 'Dit is een particulier bedrijf dat gas en stroom verkoopt. Het mag uw woning niet in zonder uw toestemming of een bevel van de rechter (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Eerst het bedrijf. Na acht weken, of na een laatste antwoord, de Energy Ombudsman.',
    nextStep:
      'Lees uw meter af, controleer de data op de rekening en vraag een regeling die u kunt betalen.',
  },
  'gb.sender.eon-next': {
    says: 'Dit is een particulier bedrijf dat gas en stroom verkoopt. Het mag uw woning niet in zonder uw toestemming of een bevel van de rechter (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Eerst het bedrijf. Na acht weken, of na een laatste antwoord, de Energy Ombudsman.',
    nextStep:
      'Lees uw meter af, controleer de data op de rekening en vraag een regeling die u kunt betalen.',
  },
  'gb.sender.octopus': {
    says: 'Dit is een particulier bedrijf dat gas en stroom verkoopt. Het mag uw woning niet in zonder uw toestemming of een bevel van de rechter (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Eerst het bedrijf. Na acht weken, of na een laatste antwoord, de Energy Ombudsman.',
    nextStep:
      'Lees uw meter af, controleer de data op de rekening en vraag een regeling die u kunt betalen.',
  },
  'gb.sender.ovo': {
    says: 'Dit is een particulier bedrijf dat gas en stroom verkoopt. Het mag uw woning niet in zonder uw toestemming of een bevel van de rechter (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Eerst het bedrijf. Na acht weken, of na een laatste antwoord, de Energy Ombudsman.',
    nextStep:
      'Lees uw meter af, controleer de data op de rekening en vraag een regeling die u kunt betalen.',
  },
  'gb.sender.scottish-power': {
    says: 'Dit is een particulier bedrijf dat gas en stroom verkoopt. Het mag uw woning niet in zonder uw toestemming of een bevel van de rechter (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'Eerst het bedrijf. Na acht weken, of na een laatste antwoord, de Energy Ombudsman.',
    nextStep:
      'Lees uw meter af, controleer de data op de rekening en vraag een regeling die u kunt betalen.',
  },
  'gb.sender.pplprs': {
    says: 'PPL PRS is een particulier bedrijf van PPL en PRS for Music samen. Het verkoopt licenties om muziek in het openbaar te spelen. Het is geen rechtbank en geen gemeente.',
    complainTo: 'Eerst PPL PRS. Over prijzen en voorwaarden het Copyright Tribunal.',
    nextStep: 'Ga na of klanten of personeel muziek horen. Antwoord schriftelijk.',
  },
  'gb.sender.tv-licensing': {
    says: 'TV Licensing int het geld voor de tv-licentie van de BBC. U hebt alleen voor live tv of BBC iPlayer een licentie nodig. De bezoekers mogen niet binnenkomen zonder uw ja of een bevel van de rechter (warrant).',
    nextStep: 'Hebt u geen licentie nodig? Meld dat online of per brief.',
  },
  'gb.sender.hmrc': {
    says: 'HMRC int belasting. Het heeft veel macht, maar gaat met de meeste mensen die het vragen akkoord met een regeling. Oplichters lenen die naam vaak.',
    complainTo: 'HMRC, daarna de Adjudicator.',
    nextStep:
      'Controleer het bedrag in uw eigen account op GOV.UK. Bel en vraag tijd om te betalen.',
  },
  'gb.sender.dwp-debt': {
    says: 'DWP Debt Management haalt te veel betaalde uitkeringen terug. Het kan zonder rechter geld van uitkering of loon halen. Vraag een lager bedrag als u in de knel komt.',
    complainTo: 'DWP. U kunt ook vragen de beslissing opnieuw te bekijken.',
    nextStep:
      'Controleer de beslissing en de datum. Klopt die niet, vraag dan binnen één maand een herziening.',
  },
  'gb.sender.cnbc': {
    says: 'Dit kantoor van de rechtbank stuurt de meeste eisen om geld in Engeland en Wales. De formulieren zijn echt en hebben een laatste dag om te antwoorden.',
    nextStep:
      'Na een eis: stuur de ontvangstbevestiging (acknowledgment of service) binnen 14 dagen na de officiële ontvangst. Na een vonnis: zoek de dag om te betalen.',
  },
  'gb.sender.hmcts': {
    says: 'Dit kantoor beheert de rechtbanken in Engeland en Wales. Papieren van dit kantoor zijn echt. Zoek er een datum in.',
    nextStep: 'Weet u niet wat het is? Bel de rechtbank met het zaaknummer (claim number).',
  },
  'gb.sender.ejo': {
    says: 'Dit kantoor dwingt in Noord-Ierland alle vonnissen af. Het kijkt wat u kunt betalen voordat het beslist.',
    nextStep: 'Antwoord met uw budget vóór de datum in de brief en vraag gratis schuldadvies.',
  },
  'gb.sender.dwp': {
    says: 'Het Department for Work and Pensions (DWP) beslist over de meeste uitkeringen en betaalt ze. Het kan zonder rechter terughalen wat het te veel betaalde.',
    complainTo: 'DWP. U kunt ook vragen de beslissing opnieuw te bekijken.',
    nextStep:
      'Controleer de beslissing en de datum. Klopt die niet, vraag dan binnen één maand een herziening.',
  },
}
