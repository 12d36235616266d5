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
  'gb.sender.lowell': {
    says: 'Lowell koopt schulden van geldgevers, winkels en telefoonbedrijven, en int ze. Het eigen advocatenkantoor is Overdales. Het is geen deurwaarder (bailiff) en kan uw spullen niet meenemen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Vraag bewijs dat de schuld van u is en dat zij de eigenaar zijn.',
  },
  'gb.sender.cabot': {
    says: 'Cabot koopt schulden en int ze. Bij de groep horen ook Wescot en het advocatenkantoor Mortimer Clarke. Het is geen deurwaarder (bailiff) en kan uw spullen niet meenemen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Vraag bewijs dat de schuld van u is en dat zij de eigenaar zijn.',
  },
  'gb.sender.pra': {
    says: 'PRA Group koopt schulden, zoals oude kaarten en leningen, en int ze. Het kan naar de rechter gaan. Het is geen deurwaarder (bailiff) en kan uw spullen niet meenemen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Vraag bewijs dat de schuld van u is en dat zij de eigenaar zijn.',
  },
  'gb.sender.intrum': {
    says: 'Intrum koopt schulden en int ook voor andere bedrijven. Het kan naar de rechter gaan. Het is geen deurwaarder (bailiff) en kan uw spullen niet meenemen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Vraag bewijs dat de schuld van u is en dat zij de eigenaar zijn.',
  },
  'gb.sender.link': {
    says: 'Link Financial int schulden die verbonden bedrijven kochten. Vraag welk bedrijf eigenaar van uw schuld is. Het is geen deurwaarder (bailiff) en kan uw spullen niet meenemen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Vraag bewijs dat de schuld van u is en dat zij de eigenaar zijn.',
  },
  'gb.sender.perch': {
    says: 'Perch Capital is een schuldenbedrijf dat misschien zegt dat het uw schuld kocht. Vraag bewijs. Het is geen deurwaarder (bailiff) en kan uw spullen niet meenemen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Vraag bewijs dat de schuld van u is en dat zij de eigenaar zijn.',
  },
  'gb.sender.jc': {
    says: 'JC International Acquisition zegt misschien dat het uw schuld kocht. Vraag bewijs, en controleer hoe oud de schuld is. Het kan uw spullen niet meenemen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Vraag bewijs dat de schuld van u is en dat zij de eigenaar zijn.',
  },
  'gb.sender.arrow': {
    says: 'Arrow Global zegt misschien dat het uw schuld kocht. Een ander bedrijf kan ervoor schrijven. Het is geen deurwaarder (bailiff) en kan uw spullen niet meenemen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Vraag bewijs dat de schuld van u is en dat zij de eigenaar zijn.',
  },
  'gb.sender.wescot': {
    says: 'Wescot int schulden voor banken, energie- en telefoonbedrijven. Het hoort bij de Cabot-groep. Het is geen deurwaarder (bailiff) en kan uw spullen niet meenemen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf daarna en vraag bewijs.',
  },
  'gb.sender.moorcroft': {
    says: 'Moorcroft int schulden voor banken, energiebedrijven en overheid zoals HMRC. Medewerkers kunnen aankloppen, maar het zijn geen deurwaarders (bailiffs). Ze mogen niet binnenkomen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf daarna en vraag bewijs.',
  },
  'gb.sender.advantis': {
    says: 'Advantis int schulden voor andere bedrijven en voor de overheid. Het is geen deurwaarder (bailiff) en kan uw spullen niet meenemen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf daarna en vraag bewijs.',
  },
  'gb.sender.bpo': {
    says: 'BPO Collections int schulden voor andere bedrijven. Het is geen deurwaarder (bailiff) en kan uw spullen niet meenemen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf daarna en vraag bewijs.',
  },
  'gb.sender.pastdue': {
    says: 'Past Due Credit Solutions int schulden voor andere bedrijven en voor de overheid. Het is geen deurwaarder (bailiff) en kan uw spullen niet meenemen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf daarna en vraag bewijs.',
  },
  'gb.sender.resolvecall': {
    says: 'Resolvecall stuurt mensen naar woningen om voor andere bedrijven over schulden te praten. Het zijn geen deurwaarders (bailiffs). U hoeft de deur niet open te doen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf daarna en vraag bewijs.',
  },
  'gb.sender.credit-style': {
    says: 'Credit Style int schulden voor andere bedrijven. Het is geen deurwaarder (bailiff) en kan uw spullen niet meenemen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf daarna en vraag bewijs.',
  },
  'gb.sender.cars': {
    says: 'CARS int schulden voor andere bedrijven. Het is geen deurwaarder (bailiff) en kan uw spullen niet meenemen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf daarna en vraag bewijs.',
  },
  'gb.sender.aci': {
    says: 'ACI int schulden voor bedrijven die ze kochten. Het is geen deurwaarder (bailiff) en kan uw spullen niet meenemen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf daarna en vraag bewijs.',
  },
  'gb.sender.dcbl': {
    says: 'DCBL doet twee dingen. Het int schulden per brief zonder bijzondere macht, en het voert writs van het High Court uit. Zonder writ op uw naam kan het uw spullen niet meenemen.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Eerst het bedrijf. Bij kredietschulden daarna de Financial Ombudsman Service.',
    nextStep:
      'Vraag of ze een bevel van de rechter tegen u hebben. Zo niet, behandel het als een incassobrief.',
  },
  'gb.sender.drp': {
    says: 'Debt Recovery Plus schrijft over onbetaalde particuliere parkeerboetes. Het gebruikt ook de naam Zenith Collections. Het heeft geen macht over uw spullen of uw auto.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Het parkeerbedrijf.',
    nextStep:
      'Controleer de parkeerboete zelf. Laat een laatste brief (letter of claim) of een formulier van de rechter nooit liggen.',
  },
  'gb.sender.trace': {
    says: 'Trace schrijft voor parkeerbedrijven over onbetaalde particuliere parkeerboetes. Het heeft geen macht over uw spullen of uw auto.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Het parkeerbedrijf.',
    nextStep:
      'Controleer de parkeerboete zelf. Laat een laatste brief (letter of claim) of een formulier van de rechter nooit liggen.',
  },
  'gb.sender.zzps': {
    says: 'ZZPS schrijft voor parkeerbedrijven over onbetaalde particuliere parkeerboetes. Het heeft geen macht over uw spullen of uw auto.',
    regulator: 'Financial Conduct Authority, voor kredietschulden',
    complainTo: 'Het parkeerbedrijf.',
    nextStep:
      'Controleer de parkeerboete zelf. Laat een laatste brief (letter of claim) of een formulier van de rechter nooit liggen.',
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
      'Stuur de ontvangstbevestiging (acknowledgment of service) binnen 14 dagen na de officiële ontvangst.',
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
