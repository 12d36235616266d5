/** The Dutch words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_NL: Words = {
  'nz.sender.baycorp': {
    says: 'Dit bedrijf int schulden voor anderen, of schulden die het heeft gekocht. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud ze is. Schrijf daarna en vraag bewijs.',
    regulator: 'Commerce Commission, voor misleiding',
    complainTo:
      'Eerst het bedrijf. Bij leningen daarna de geschillendienst (dispute scheme) van de kredietgever.',
  },
  'nz.sender.credit-corp': {
    says: 'Dit bedrijf int schulden voor anderen, of schulden die het heeft gekocht. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud ze is. Schrijf daarna en vraag bewijs.',
    regulator: 'Commerce Commission, voor misleiding',
    complainTo:
      'Eerst het bedrijf. Bij leningen daarna de geschillendienst (dispute scheme) van de kredietgever.',
  },
  'nz.sender.ecc': {
    says: 'Dit bedrijf int schulden voor anderen, of schulden die het heeft gekocht. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud ze is. Schrijf daarna en vraag bewijs.',
    regulator: 'Commerce Commission, voor misleiding',
    complainTo:
      'Eerst het bedrijf. Bij leningen daarna de geschillendienst (dispute scheme) van de kredietgever.',
  },
  'nz.sender.debtworks': {
    says: 'Dit bedrijf int schulden voor anderen, of schulden die het heeft gekocht. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud ze is. Schrijf daarna en vraag bewijs.',
    regulator: 'Commerce Commission, voor misleiding',
    complainTo:
      'Eerst het bedrijf. Bij leningen daarna de geschillendienst (dispute scheme) van de kredietgever.',
  },
  'nz.sender.intercoll': {
    says: 'Dit bedrijf int schulden voor anderen, of schulden die het heeft gekocht. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud ze is. Schrijf daarna en vraag bewijs.',
    regulator: 'Commerce Commission, voor misleiding',
    complainTo:
      'Eerst het bedrijf. Bij leningen daarna de geschillendienst (dispute scheme) van de kredietgever.',
  },
  'nz.sender.ird': {
    says: 'Dit is de belastingdienst. Die kan zonder rechter geld van loon of een bank nemen. U kunt vragen om in delen te betalen.',
    nextStep: 'Kijk het na in myIR.',
  },
  'nz.sender.msd': {
    says: 'Deze dienst betaalt uitkeringen en haalt te veel betaald geld terug. U kunt om een herziening (review) vragen.',
    nextStep: 'Vraag op tijd om de redenen en een herziening (review).',
  },
  'nz.sender.fines': {
    says: 'Deze dienst int boetes van de rechter en schadevergoeding voor slachtoffers (reparation). U kunt vragen om in delen te betalen.',
    nextStep: 'Bel 0800 434 637 vóór die datum.',
  },
  'nz.sender.tenancy-tribunal': {
    says: 'Dit tribunaal beslist tussen verhuurders en huurders. De papieren ervan zijn echt.',
    nextStep: 'Ga naar de zitting.',
  },
  'nz.sender.anz': {
    says: 'Dit is een bank. Ze moet kijken naar een verzoek om hulp bij geldproblemen (hardship). Ze kan niet bij uw loon zonder rechter.',
    nextStep: 'Vraag schriftelijk hulp bij geldproblemen (hardship).',
    complainTo: 'Eerst de bank, dan de Banking Ombudsman.',
  },
  'nz.sender.asb': {
    says: 'Dit is een bank. Ze moet kijken naar een verzoek om hulp bij geldproblemen (hardship). Ze kan niet bij uw loon zonder rechter.',
    nextStep: 'Vraag schriftelijk hulp bij geldproblemen (hardship).',
    complainTo: 'Eerst de bank, dan de Banking Ombudsman.',
  },
  'nz.sender.bnz': {
    says: 'Dit is een bank. Ze moet kijken naar een verzoek om hulp bij geldproblemen (hardship). Ze kan niet bij uw loon zonder rechter.',
    nextStep: 'Vraag schriftelijk hulp bij geldproblemen (hardship).',
    complainTo: 'Eerst de bank, dan de Banking Ombudsman.',
  },
  'nz.sender.westpac': {
    says: 'Dit is een bank. Ze moet kijken naar een verzoek om hulp bij geldproblemen (hardship). Ze kan niet bij uw loon zonder rechter.',
    nextStep: 'Vraag schriftelijk hulp bij geldproblemen (hardship).',
    complainTo: 'Eerst de bank, dan de Banking Ombudsman.',
  },
  'nz.sender.kiwibank': {
    says: 'Dit is een bank. Ze moet kijken naar een verzoek om hulp bij geldproblemen (hardship). Ze kan niet bij uw loon zonder rechter.',
    nextStep: 'Vraag schriftelijk hulp bij geldproblemen (hardship).',
    complainTo: 'Eerst de bank, dan de Banking Ombudsman.',
  },
  'nz.sender.genesis': {
    says: 'Dit bedrijf verkoopt stroom. Het moet proberen te helpen voordat het u afsluit.',
    nextStep: 'Vraag om een betalingsregeling.',
    complainTo: 'Eerst het bedrijf, dan Utilities Disputes.',
  },
  'nz.sender.mercury': {
    says: 'Dit bedrijf verkoopt stroom. Het moet proberen te helpen voordat het u afsluit.',
    nextStep: 'Vraag om een betalingsregeling.',
    complainTo: 'Eerst het bedrijf, dan Utilities Disputes.',
  },
  'nz.sender.contact': {
    says: 'Dit bedrijf verkoopt stroom. Het moet proberen te helpen voordat het u afsluit.',
    nextStep: 'Vraag om een betalingsregeling.',
    complainTo: 'Eerst het bedrijf, dan Utilities Disputes.',
  },
  'nz.sender.meridian': {
    says: 'Dit bedrijf verkoopt stroom. Het moet proberen te helpen voordat het u afsluit.',
    nextStep: 'Vraag om een betalingsregeling.',
    complainTo: 'Eerst het bedrijf, dan Utilities Disputes.',
  },
  'nz.sender.spark': {
    says: 'Dit is een bedrijf voor telefoon en internet. Lost het een klacht niet op? Dan helpt TDR gratis.',
    nextStep: 'Vergelijk de rekening met uw abonnement.',
    complainTo: 'Eerst het bedrijf, dan Telecommunications Dispute Resolution.',
  },
  'nz.sender.one-nz': {
    says: 'Dit is een bedrijf voor telefoon en internet. Lost het een klacht niet op? Dan helpt TDR gratis.',
    nextStep: 'Vergelijk de rekening met uw abonnement.',
    complainTo: 'Eerst het bedrijf, dan Telecommunications Dispute Resolution.',
  },
  'nz.sender.2degrees': {
    says: 'Dit is een bedrijf voor telefoon en internet. Lost het een klacht niet op? Dan helpt TDR gratis.',
    nextStep: 'Vergelijk de rekening met uw abonnement.',
    complainTo: 'Eerst het bedrijf, dan Telecommunications Dispute Resolution.',
  },
}
