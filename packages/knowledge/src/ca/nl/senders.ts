/** The Dutch words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_NL: Words = {
  'ca.sender.metcredit': {
    says: 'Dit is een incassobureau (collection agency). Het int voor andere bedrijven, of int schulden die het heeft gekocht. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud zij is. Schrijf daarna en vraag om bewijs.',
    complainTo: 'Eerst het bedrijf, dan het consumentenkantoor van uw provincie.',
  },
  'ca.sender.collectcents': {
    says: 'Dit is een incassobureau (collection agency). Het int voor andere bedrijven, of int schulden die het heeft gekocht. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud zij is. Schrijf daarna en vraag om bewijs.',
    complainTo: 'Eerst het bedrijf, dan het consumentenkantoor van uw provincie.',
  },
  'ca.sender.cbv': {
    says: 'Dit is een incassobureau (collection agency). Het int voor andere bedrijven, of int schulden die het heeft gekocht. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud zij is. Schrijf daarna en vraag om bewijs.',
    complainTo: 'Eerst het bedrijf, dan het consumentenkantoor van uw provincie.',
  },
  'ca.sender.bill-gosling': {
    says: 'Dit is een incassobureau (collection agency). Het int voor andere bedrijven, of int schulden die het heeft gekocht. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud zij is. Schrijf daarna en vraag om bewijs.',
    complainTo: 'Eerst het bedrijf, dan het consumentenkantoor van uw provincie.',
  },
  'ca.sender.iqor': {
    says: 'Dit is een incassobureau (collection agency). Het int voor andere bedrijven, of int schulden die het heeft gekocht. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud zij is. Schrijf daarna en vraag om bewijs.',
    complainTo: 'Eerst het bedrijf, dan het consumentenkantoor van uw provincie.',
  },
  'ca.sender.eos-canada': {
    says: 'Dit is een incassobureau (collection agency). Het int voor andere bedrijven, of int schulden die het heeft gekocht. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud zij is. Schrijf daarna en vraag om bewijs.',
    complainTo: 'Eerst het bedrijf, dan het consumentenkantoor van uw provincie.',
  },
  'ca.sender.gatestone': {
    says: 'Dit is een incassobureau (collection agency). Het int voor andere bedrijven, of int schulden die het heeft gekocht. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud zij is. Schrijf daarna en vraag om bewijs.',
    complainTo: 'Eerst het bedrijf, dan het consumentenkantoor van uw provincie.',
  },
  'ca.sender.arc': {
    says: 'Dit is een incassobureau (collection agency). Het int voor andere bedrijven, of int schulden die het heeft gekocht. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud zij is. Schrijf daarna en vraag om bewijs.',
    complainTo: 'Eerst het bedrijf, dan het consumentenkantoor van uw provincie.',
  },
  'ca.sender.partners': {
    says: 'Dit is een incassobureau (collection agency). Het int voor andere bedrijven, of int schulden die het heeft gekocht. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud zij is. Schrijf daarna en vraag om bewijs.',
    complainTo: 'Eerst het bedrijf, dan het consumentenkantoor van uw provincie.',
  },
  'ca.sender.cra': {
    says: 'Dit is de federale belastingdienst. Die kan zonder rechter geld van loon of een rekening nemen. U kunt bezwaar maken en om een plan vragen.',
    nextStep:
      'Controleer de schuld in uw eigen account op de officiële website. Klopt het niet, maak dan binnen 90 dagen bezwaar.',
    complainTo: 'Het klachtenkantoor van de CRA, dan de Taxpayers’ Ombudsperson.',
  },
  'ca.sender.service-canada': {
    says: 'Dit kantoor voert de werkloosheidsverzekering (employment insurance) en de openbare pensioenen uit. U kunt vragen opnieuw naar een beslissing te kijken.',
    nextStep: 'Vraag om een nieuwe blik (reconsideration) binnen de tijd in de brief.',
  },
  'ca.sender.revenu-quebec': {
    says: 'Dit is de belastingdienst van Québec. U kunt bezwaar maken tegen een aanslag en om een betaalplan vragen.',
  },
  'ca.sender.ltb': {
    says: 'Dit tribunaal beslist tussen verhuurders en huurders in Ontario. Zijn papieren zijn echt. Ga naar de zitting.',
    nextStep: 'Zoek een datum om te antwoorden of te komen.',
  },
  'ca.sender.rtb': {
    says: 'Dit kantoor beslist tussen verhuurders en huurders in British Columbia. Zijn papieren zijn echt.',
    nextStep: 'Zoek een datum om te antwoorden of te komen.',
  },
  'ca.sender.tal': {
    says: 'Dit is het huurtribunaal van Québec. Zijn papieren zijn echt. Ga naar de zitting.',
    nextStep: 'Zoek een datum om te antwoorden of te komen.',
  },
  'ca.sender.crt': {
    says: 'Dit online tribunaal beslist over kleine eisen in British Columbia. U moet op tijd antwoorden.',
    nextStep: 'Zoek een datum om te antwoorden of te komen.',
  },
  'ca.sender.rbc': {
    says: 'Dit is een bank. Zij moet federale regels volgen als zij om geld vraagt. Zij kan uw loon niet nemen zonder rechter.',
    nextStep: 'Vraag schriftelijk om een plan dat u kunt betalen.',
    complainTo: 'Eerst de bank. Na 56 dagen, of als u het niet eens bent, OBSI.',
  },
  'ca.sender.td': {
    says: 'Dit is een bank. Zij moet federale regels volgen als zij om geld vraagt. Zij kan uw loon niet nemen zonder rechter.',
    nextStep: 'Vraag schriftelijk om een plan dat u kunt betalen.',
    complainTo: 'Eerst de bank. Na 56 dagen, of als u het niet eens bent, OBSI.',
  },
  'ca.sender.scotiabank': {
    says: 'Dit is een bank. Zij moet federale regels volgen als zij om geld vraagt. Zij kan uw loon niet nemen zonder rechter.',
    nextStep: 'Vraag schriftelijk om een plan dat u kunt betalen.',
    complainTo: 'Eerst de bank. Na 56 dagen, of als u het niet eens bent, OBSI.',
  },
  'ca.sender.bmo': {
    says: 'Dit is een bank. Zij moet federale regels volgen als zij om geld vraagt. Zij kan uw loon niet nemen zonder rechter.',
    nextStep: 'Vraag schriftelijk om een plan dat u kunt betalen.',
    complainTo: 'Eerst de bank. Na 56 dagen, of als u het niet eens bent, OBSI.',
  },
  'ca.sender.cibc': {
    says: 'Dit is een bank. Zij moet federale regels volgen als zij om geld vraagt. Zij kan uw loon niet nemen zonder rechter.',
    nextStep: 'Vraag schriftelijk om een plan dat u kunt betalen.',
    complainTo: 'Eerst de bank. Na 56 dagen, of als u het niet eens bent, OBSI.',
  },
  'ca.sender.national': {
    says: 'Dit is een bank. Zij moet federale regels volgen als zij om geld vraagt. Zij kan uw loon niet nemen zonder rechter.',
    nextStep: 'Vraag schriftelijk om een plan dat u kunt betalen.',
    complainTo: 'Eerst de bank. Na 56 dagen, of als u het niet eens bent, OBSI.',
  },
  'ca.sender.bell': {
    says: 'Dit is een bedrijf voor telefoon en internet. Lost het een klacht niet op, dan helpt de CCTS gratis.',
    nextStep: 'Vergelijk de rekening met uw contract.',
    complainTo: 'Eerst het bedrijf, dan gratis de CCTS.',
  },
  'ca.sender.rogers': {
    says: 'Dit is een bedrijf voor telefoon en internet. Lost het een klacht niet op, dan helpt de CCTS gratis.',
    nextStep: 'Vergelijk de rekening met uw contract.',
    complainTo: 'Eerst het bedrijf, dan gratis de CCTS.',
  },
  'ca.sender.telus': {
    says: 'Dit is een bedrijf voor telefoon en internet. Lost het een klacht niet op, dan helpt de CCTS gratis.',
    nextStep: 'Vergelijk de rekening met uw contract.',
    complainTo: 'Eerst het bedrijf, dan gratis de CCTS.',
  },
}
