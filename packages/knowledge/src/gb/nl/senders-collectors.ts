/** Firms that buy or collect debts, and law firms that write for them: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_COLLECTORS_NL: Words = {
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
  'gb.sender.overdales': {
    says: 'Overdales is een advocatenkantoor van de Lowell-groep. Het werkt voor de eigenaar van de schuld, niet voor u. Een brief van dit kantoor is geen bevel van de rechter.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Eerst het kantoor, daarna de Legal Ombudsman als u er klant was, of de Solicitors Regulation Authority over het gedrag.',
    nextStep:
      'Zoek een datum om te antwoorden. Is het een laatste brief (letter of claim), antwoord dan binnen 30 dagen.',
  },
  'gb.sender.mortimer-clarke': {
    says: 'Mortimer Clarke is het advocatenkantoor van de Cabot-groep. Het werkt voor de eigenaar van de schuld. Een brief van dit kantoor is geen bevel van de rechter.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Eerst het kantoor, daarna de Legal Ombudsman als u er klant was, of de Solicitors Regulation Authority over het gedrag.',
    nextStep:
      'Zoek een datum om te antwoorden. Is het een laatste brief (letter of claim), antwoord dan binnen 30 dagen.',
  },
  'gb.sender.bw-legal': {
    says: 'BW Legal is een advocatenkantoor dat schulden en parkeerboetes int en veel eisen bij de rechter begint. Een brief van dit kantoor is geen bevel van de rechter.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Eerst het kantoor, daarna de Legal Ombudsman als u er klant was, of de Solicitors Regulation Authority over het gedrag.',
    nextStep:
      'Zoek een datum om te antwoorden. Is het een laatste brief (letter of claim), antwoord dan binnen 30 dagen.',
  },
  'gb.sender.dcb-legal': {
    says: 'DCB Legal is een advocatenkantoor dat bij DCBL hoort. Het begint veel parkeerzaken bij de rechter. Een brief van dit kantoor is geen bevel van de rechter. Een formulier (claim form) van de rechtbank is wel echt.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Eerst het kantoor, daarna de Legal Ombudsman als u er klant was, of de Solicitors Regulation Authority over het gedrag.',
    nextStep:
      'Zoek een datum om te antwoorden. Is het een laatste brief (letter of claim), antwoord dan binnen 30 dagen.',
  },
  'gb.sender.gladstones': {
    says: 'Gladstones is een advocatenkantoor dat voor parkeerbedrijven werkt. Een brief van dit kantoor is geen bevel van de rechter. Een formulier (claim form) van de rechtbank is wel echt.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Eerst het kantoor, daarna de Legal Ombudsman als u er klant was, of de Solicitors Regulation Authority over het gedrag.',
    nextStep:
      'Zoek een datum om te antwoorden. Is het een laatste brief (letter of claim), antwoord dan binnen 30 dagen.',
  },
  'gb.sender.qdr': {
    says: 'QDR is een advocatenkantoor dat over onbetaalde parkeerboetes schrijft. Een brief van dit kantoor is geen bevel van de rechter.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Eerst het kantoor, daarna de Legal Ombudsman als u er klant was, of de Solicitors Regulation Authority over het gedrag.',
    nextStep:
      'Zoek een datum om te antwoorden. Is het een laatste brief (letter of claim), antwoord dan binnen 30 dagen.',
  },
}
