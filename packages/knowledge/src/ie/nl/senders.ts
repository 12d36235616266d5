/** The Dutch words of Ireland: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_NL: Words = {
  'ie.sender.link': {
    says: 'Dit bedrijf bezit of beheert leningen die een bank verkocht. Het moet zich aan dezelfde code houden als de bank. Het is geen rechter.',
    regulator: 'Central Bank of Ireland, voor leningen',
    appealsBody: 'Financial Services and Pensions Ombudsman',
    complainTo: 'Eerst het bedrijf. Na 40 werkdagen, of een definitief nee, de Ombudsman.',
    nextStep: 'Vraag bewijs van de schuld en dat zij die bezitten of beheren.',
  },
  'ie.sender.cabot': {
    says: 'Dit bedrijf bezit of beheert leningen die een bank verkocht. Het moet zich aan dezelfde code houden als de bank. Het is geen rechter.',
    regulator: 'Central Bank of Ireland, voor leningen',
    appealsBody: 'Financial Services and Pensions Ombudsman',
    complainTo: 'Eerst het bedrijf. Na 40 werkdagen, of een definitief nee, de Ombudsman.',
    nextStep: 'Vraag bewijs van de schuld en dat zij die bezitten of beheren.',
  },
  'ie.sender.everyday': {
    says: 'Dit bedrijf bezit of beheert leningen die een bank verkocht. Het moet zich aan dezelfde code houden als de bank. Het is geen rechter.',
    regulator: 'Central Bank of Ireland, voor leningen',
    appealsBody: 'Financial Services and Pensions Ombudsman',
    complainTo: 'Eerst het bedrijf. Na 40 werkdagen, of een definitief nee, de Ombudsman.',
    nextStep: 'Vraag bewijs van de schuld en dat zij die bezitten of beheren.',
  },
  'ie.sender.pepper': {
    says: 'Dit bedrijf bezit of beheert leningen die een bank verkocht. Het moet zich aan dezelfde code houden als de bank. Het is geen rechter.',
    regulator: 'Central Bank of Ireland, voor leningen',
    appealsBody: 'Financial Services and Pensions Ombudsman',
    complainTo: 'Eerst het bedrijf. Na 40 werkdagen, of een definitief nee, de Ombudsman.',
    nextStep: 'Vraag bewijs van de schuld en dat zij die bezitten of beheren.',
  },
  'ie.sender.mars': {
    says: 'Dit bedrijf bezit of beheert leningen die een bank verkocht. Het moet zich aan dezelfde code houden als de bank. Het is geen rechter.',
    regulator: 'Central Bank of Ireland, voor leningen',
    appealsBody: 'Financial Services and Pensions Ombudsman',
    complainTo: 'Eerst het bedrijf. Na 40 werkdagen, of een definitief nee, de Ombudsman.',
    nextStep: 'Vraag bewijs van de schuld en dat zij die bezitten of beheren.',
  },
  'ie.sender.start': {
    says: 'Dit bedrijf bezit of beheert leningen die een bank verkocht. Het moet zich aan dezelfde code houden als de bank. Het is geen rechter.',
    regulator: 'Central Bank of Ireland, voor leningen',
    appealsBody: 'Financial Services and Pensions Ombudsman',
    complainTo: 'Eerst het bedrijf. Na 40 werkdagen, of een definitief nee, de Ombudsman.',
    nextStep: 'Vraag bewijs van de schuld en dat zij die bezitten of beheren.',
  },
  'ie.sender.promontoria': {
    says: 'Dit bedrijf bezit of beheert leningen die een bank verkocht. Het moet zich aan dezelfde code houden als de bank. Het is geen rechter.',
    regulator: 'Central Bank of Ireland, voor leningen',
    appealsBody: 'Financial Services and Pensions Ombudsman',
    complainTo: 'Eerst het bedrijf. Na 40 werkdagen, of een definitief nee, de Ombudsman.',
    nextStep: 'Vraag bewijs van de schuld en dat zij die bezitten of beheren.',
  },
  'ie.sender.intrum': {
    says: 'Dit bedrijf int schulden voor anderen. Het is geen rechter en kan uw spullen niet nemen.',
    complainTo:
      'Eerst het bedrijf. Voor leningen dan de Financial Services and Pensions Ombudsman.',
    nextStep: 'Controleer de schuld en hoe oud zij is. Schrijf dan en vraag om bewijs.',
  },
  'ie.sender.revenue': {
    says: 'Dit is de belastingdienst. Die kan zonder rechter een gerechtsdeurwaarder (sheriff) gebruiken of geld van een bank of loon nemen. U kunt betaling in delen vragen (phased payment).',
    nextStep: 'Controleer het in myAccount.',
  },
  'ie.sender.dsp': {
    says: 'Dit kantoor betaalt uitkeringen en vraagt terug wat te veel betaald is. U kunt in beroep gaan.',
    nextStep: 'Vraag de beslissing en ga op tijd in beroep.',
  },
  'ie.sender.rtb': {
    says: 'Deze dienst van de overheid beslist tussen verhuurders en huurders. De papieren ervan zijn echt.',
    nextStep: 'Zoek een datum en ga erheen.',
  },
  'ie.sender.fcpo': {
    says: 'Dit is het kantoor van de politie (garda) voor verkeersboetes. De termijnen ervan staan vast in de wet.',
    nextStep: 'Kijk naar dag 28 op de brief.',
  },
  'ie.sender.anpost-tv': {
    says: 'An Post int de tv-licentie.',
    nextStep: 'Koop er een, of zeg dat u geen tv hebt.',
  },
  'ie.sender.aib': {
    says: 'Dit is een bank. Zij moet met u een plan voor de achterstand proberen af te spreken voordat zij naar de rechter gaat.',
    regulator: 'Central Bank of Ireland',
    complainTo: 'Eerst de bank, dan de Financial Services and Pensions Ombudsman.',
    nextStep: 'Vraag schriftelijk een plan dat u kunt betalen.',
  },
  'ie.sender.boi': {
    says: 'Dit is een bank. Zij moet met u een plan voor de achterstand proberen af te spreken voordat zij naar de rechter gaat.',
    regulator: 'Central Bank of Ireland',
    complainTo: 'Eerst de bank, dan de Financial Services and Pensions Ombudsman.',
    nextStep: 'Vraag schriftelijk een plan dat u kunt betalen.',
  },
  'ie.sender.ptsb': {
    says: 'Dit is een bank. Zij moet met u een plan voor de achterstand proberen af te spreken voordat zij naar de rechter gaat.',
    regulator: 'Central Bank of Ireland',
    complainTo: 'Eerst de bank, dan de Financial Services and Pensions Ombudsman.',
    nextStep: 'Vraag schriftelijk een plan dat u kunt betalen.',
  },
  'ie.sender.electric-ireland': {
    says: 'Dit bedrijf verkoopt stroom en gas. Het moet een betalingsplan aanbieden voordat het afsluit.',
    regulator: 'CRU',
    complainTo: 'Eerst het bedrijf, dan de CRU.',
    nextStep: 'Vraag een betalingsplan.',
  },
  'ie.sender.bord-gais': {
    says: 'Dit bedrijf verkoopt stroom en gas. Het moet een betalingsplan aanbieden voordat het afsluit.',
    regulator: 'CRU',
    complainTo: 'Eerst het bedrijf, dan de CRU.',
    nextStep: 'Vraag een betalingsplan.',
  },
  'ie.sender.sse': {
    says: 'Dit bedrijf verkoopt stroom en gas. Het moet een betalingsplan aanbieden voordat het afsluit.',
    regulator: 'CRU',
    complainTo: 'Eerst het bedrijf, dan de CRU.',
    nextStep: 'Vraag een betalingsplan.',
  },
  'ie.sender.energia': {
    says: 'Dit bedrijf verkoopt stroom en gas. Het moet een betalingsplan aanbieden voordat het afsluit.',
    regulator: 'CRU',
    complainTo: 'Eerst het bedrijf, dan de CRU.',
    nextStep: 'Vraag een betalingsplan.',
  },
  'ie.sender.eir': {
    says: 'Dit is een bedrijf voor telefoon en internet. Lost het een klacht niet op, dan kan ComReg helpen.',
    regulator: 'ComReg',
    complainTo: 'Eerst het bedrijf, dan ComReg.',
    nextStep: 'Vergelijk de rekening met uw contract.',
  },
  'ie.sender.virgin': {
    says: 'Dit is een bedrijf voor telefoon en internet. Lost het een klacht niet op, dan kan ComReg helpen.',
    regulator: 'ComReg',
    complainTo: 'Eerst het bedrijf, dan ComReg.',
    nextStep: 'Vergelijk de rekening met uw contract.',
  },
  'ie.sender.vodafone': {
    says: 'Dit is een bedrijf voor telefoon en internet. Lost het een klacht niet op, dan kan ComReg helpen.',
    regulator: 'ComReg',
    complainTo: 'Eerst het bedrijf, dan ComReg.',
    nextStep: 'Vergelijk de rekening met uw contract.',
  },
}
