/** The Dutch words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_NL: Words = {
  'au.sender.credit-corp': {
    says: 'Dit bedrijf koopt schulden en int ze. Het kan naar de rechter gaan. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf dan en vraag bewijs.',
    complainTo: 'Eerst het bedrijf. Bij leningen en kaarten daarna AFCA.',
  },
  'au.sender.panthera': {
    says: 'Dit bedrijf koopt schulden en int ze. Het kan naar de rechter gaan. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf dan en vraag bewijs.',
    complainTo: 'Eerst het bedrijf. Bij leningen en kaarten daarna AFCA.',
  },
  'au.sender.pioneer': {
    says: 'Dit bedrijf koopt schulden en int ze. Het kan naar de rechter gaan. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf dan en vraag bewijs.',
    complainTo: 'Eerst het bedrijf. Bij leningen en kaarten daarna AFCA.',
  },
  'au.sender.lion': {
    says: 'Dit bedrijf koopt schulden en int ze. Het kan naar de rechter gaan. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf dan en vraag bewijs.',
    complainTo: 'Eerst het bedrijf. Bij leningen en kaarten daarna AFCA.',
  },
  'au.sender.ccs': {
    says: 'Dit bedrijf koopt schulden en int ze. Het kan naar de rechter gaan. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf dan en vraag bewijs.',
    complainTo: 'Eerst het bedrijf. Bij leningen en kaarten daarna AFCA.',
  },
  'au.sender.baycorp': {
    says: 'Baycorp int schulden voor anderen en schulden die het heeft gekocht. Het hoort bij Credit Corp. Het kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf dan en vraag bewijs.',
    complainTo: 'Eerst het bedrijf. Bij leningen en kaarten daarna AFCA.',
  },
  'au.sender.collection-house': {
    says: 'Dit bedrijf int schulden voor anderen. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf dan en vraag bewijs.',
    complainTo: 'Eerst het bedrijf. Bij leningen en kaarten daarna AFCA.',
  },
  'au.sender.recoveriescorp': {
    says: 'Dit bedrijf int schulden voor anderen. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf dan en vraag bewijs.',
    complainTo: 'Eerst het bedrijf. Bij leningen en kaarten daarna AFCA.',
  },
  'au.sender.milton-graham': {
    says: 'Dit bedrijf int schulden voor anderen. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf dan en vraag bewijs.',
    complainTo: 'Eerst het bedrijf. Bij leningen en kaarten daarna AFCA.',
  },
  'au.sender.arl': {
    says: 'Dit bedrijf int schulden voor anderen. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf dan en vraag bewijs.',
    complainTo: 'Eerst het bedrijf. Bij leningen en kaarten daarna AFCA.',
  },
  'au.sender.ncml': {
    says: 'Dit bedrijf int schulden voor anderen. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf dan en vraag bewijs.',
    complainTo: 'Eerst het bedrijf. Bij leningen en kaarten daarna AFCA.',
  },
  'au.sender.ampac': {
    says: 'Dit bedrijf int schulden voor anderen. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf dan en vraag bewijs.',
    complainTo: 'Eerst het bedrijf. Bij leningen en kaarten daarna AFCA.',
  },
  'au.sender.indebted': {
    says: 'Dit bedrijf int schulden voor anderen. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf dan en vraag bewijs.',
    complainTo: 'Eerst het bedrijf. Bij leningen en kaarten daarna AFCA.',
  },
  'au.sender.ecc': {
    says: 'Dit bedrijf int schulden voor anderen. Het is geen rechter en kan uw spullen niet nemen.',
    nextStep: 'Controleer de schuld en hoe oud die is. Schrijf dan en vraag bewijs.',
    complainTo: 'Eerst het bedrijf. Bij leningen en kaarten daarna AFCA.',
  },
  'au.sender.ato': {
    says: 'Dit is de federale belastingdienst. Die kan zonder rechter geld nemen van loon of bank. U kunt een regeling vragen en bezwaar maken.',
    nextStep: 'Controleer de schuld in myGov.',
    complainTo: 'Eerst de ATO, dan de Tax Ombudsman.',
  },
  'au.sender.services-australia': {
    says: 'Deze dienst betaalt uitkeringen en haalt te veel betaald geld terug. U kunt een herziening (review) en een pauze vragen.',
    nextStep: 'Vraag schriftelijk een herziening (review).',
  },
  'au.sender.revenue-nsw': {
    says: 'Deze dienst int boetes en schulden aan de staat in New South Wales. U kunt een herziening (review) of een regeling vragen.',
    nextStep: 'Kijk naar de uiterste datum en bekijk de foto online.',
  },
  'au.sender.fines-victoria': {
    says: 'Deze dienst int boetes in Victoria. U kunt een herziening (review), een regeling of bijzondere hulp vragen.',
    nextStep: 'Kijk naar de uiterste datum.',
  },
  'au.sender.sper': {
    says: 'SPER int onbetaalde boetes in Queensland. U kunt een regeling vragen of het wegwerken.',
    nextStep: 'Bel vóór de datum in de brief.',
  },
  'au.sender.cba': {
    says: 'Dit is een bank. Die moet kijken naar een verzoek om hulp bij geldproblemen (hardship). Ze kan uw loon niet nemen zonder rechter.',
    nextStep: 'Vraag schriftelijk hulp bij geldproblemen (hardship).',
    complainTo: 'Eerst de bank. Na 30 dagen, of na een nee, AFCA.',
  },
  'au.sender.westpac': {
    says: 'Dit is een bank. Die moet kijken naar een verzoek om hulp bij geldproblemen (hardship). Ze kan uw loon niet nemen zonder rechter.',
    nextStep: 'Vraag schriftelijk hulp bij geldproblemen (hardship).',
    complainTo: 'Eerst de bank. Na 30 dagen, of na een nee, AFCA.',
  },
  'au.sender.nab': {
    says: 'Dit is een bank. Die moet kijken naar een verzoek om hulp bij geldproblemen (hardship). Ze kan uw loon niet nemen zonder rechter.',
    nextStep: 'Vraag schriftelijk hulp bij geldproblemen (hardship).',
    complainTo: 'Eerst de bank. Na 30 dagen, of na een nee, AFCA.',
  },
  'au.sender.anz': {
    says: 'Dit is een bank. Die moet kijken naar een verzoek om hulp bij geldproblemen (hardship). Ze kan uw loon niet nemen zonder rechter.',
    nextStep: 'Vraag schriftelijk hulp bij geldproblemen (hardship).',
    complainTo: 'Eerst de bank. Na 30 dagen, of na een nee, AFCA.',
  },
  'au.sender.agl': {
    says: 'Dit bedrijf verkoopt stroom en gas. Het moet hulp aanbieden voordat het u afsluit.',
    nextStep: 'Vraag een betalingsregeling en het hulpprogramma (hardship program).',
    complainTo: 'Eerst het bedrijf, dan de energie-ombudsman van uw staat.',
  },
  'au.sender.origin': {
    says: 'Dit bedrijf verkoopt stroom en gas. Het moet hulp aanbieden voordat het u afsluit.',
    nextStep: 'Vraag een betalingsregeling en het hulpprogramma (hardship program).',
    complainTo: 'Eerst het bedrijf, dan de energie-ombudsman van uw staat.',
  },
  'au.sender.energyaustralia': {
    says: 'Dit bedrijf verkoopt stroom en gas. Het moet hulp aanbieden voordat het u afsluit.',
    nextStep: 'Vraag een betalingsregeling en het hulpprogramma (hardship program).',
    complainTo: 'Eerst het bedrijf, dan de energie-ombudsman van uw staat.',
  },
  'au.sender.telstra': {
    says: 'Dit is een bedrijf voor telefoon en internet. Lost het een klacht niet op? Dan helpt de TIO gratis.',
    nextStep: 'Vergelijk de rekening met uw abonnement.',
    complainTo: 'Eerst het bedrijf, dan de Telecommunications Industry Ombudsman.',
  },
  'au.sender.optus': {
    says: 'Dit is een bedrijf voor telefoon en internet. Lost het een klacht niet op? Dan helpt de TIO gratis.',
    nextStep: 'Vergelijk de rekening met uw abonnement.',
    complainTo: 'Eerst het bedrijf, dan de Telecommunications Industry Ombudsman.',
  },
  'au.sender.vodafone': {
    says: 'Dit is een bedrijf voor telefoon en internet. Lost het een klacht niet op? Dan helpt de TIO gratis.',
    nextStep: 'Vergelijk de rekening met uw abonnement.',
    complainTo: 'Eerst het bedrijf, dan de Telecommunications Industry Ombudsman.',
  },
}
