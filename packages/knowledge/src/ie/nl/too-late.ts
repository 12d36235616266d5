/** What can still be done when the day in a letter is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_NL: Words = {
  'ie.late.claim-want': {
    says: 'U kon antwoorden en uw kant vertellen. De dag daarvoor lijkt voorbij, dus er kan al een vonnis zijn.',
  },
  'ie.late.claim-reality': {
    says: 'Zoek het vandaag uit. Zonder vonnis kan een laat antwoord nog tellen. Is er een, dan kunt u vragen het te schrappen.',
  },
  'ie.late.claim-not-yet': {
    says: 'Loon, bankgeld of spullen kunnen pas na een vonnis worden gepakt. Vraag de rechtbank of dat er is.',
  },
  'ie.late.claim-step': {
    says: 'Bel vandaag de rechtbank met het zaaknummer. Vraag of er een vonnis is. Is dat er niet, dien dan meteen uw antwoord in en stuur de andere kant een kopie.',
  },
  'ie.late.claim-option': {
    says: 'Vraag om het te schrappen. Zeg waarom u niet antwoordde en wat uw verweer is. Vraag dat er niets wordt gepakt tot de rechtbank beslist.',
    title: 'De rechtbank vragen het vonnis te schrappen',
    cost: 'Er kunnen kosten zijn.',
    time: 'Meteen. Bij de Circuit Court 10 dagen nadat u het weet.',
    risk: 'Zonder echte reden kan de rechtbank weigeren, met kosten.',
    bestFor: 'Er is zonder u beslist en de eis klopt niet.',
  },
  'ie.late.demand-reality': {
    says: 'De dagen in het bericht lijken voorbij, dus ze kunnen nu uw faillissement vragen. U bent pas failliet als een rechter het zegt.',
  },
  'ie.late.demand-step': {
    says: 'Zoek vandaag juridische hulp en vraag of uw faillissement is gevraagd. Ga naar de zitting: de rechter moet kijken of een schuldregeling beter past, en kan daarop wachten. Al failliet verklaard? U hebt drie dagen om te zeggen waarom dat fout is.',
  },
  'ie.late.home-step': {
    says: 'Ga niet zelf weg en blijf de huur betalen. Bel vandaag de RTB: met een goede reden kan die een laat geschil nog aannemen.',
  },
  'ie.late.tax-step': {
    says: 'De dag is voorbij, dus neem vandaag contact op met Revenue. Vraag om termijnen (phased payment) voordat het beslag legt.',
  },
  'ie.late.tax-option': {
    says: 'Stuur het formulier naar de Tax Appeals Commission. Zijn de 30 dagen voorbij? Zeg wat u verhinderde, zoals afwezigheid of ziekte.',
    title: 'In beroep gaan, ook laat',
    cost: 'Gratis.',
    time: '30 dagen. Met een goede reden meestal 12 maanden meer.',
    risk: 'Bij een zwakke reden kunnen ze weigeren.',
    bestFor: 'Het klopt niet en iets verhinderde dat u op tijd handelde.',
  },
  'ie.late.benefit-step': {
    says: 'Stuur het beroep vandaag. Is de beslissing ouder dan 60 dagen? Zeg waarom u laat bent: de Chief Appeals Officer kan het nog aannemen. Hebt u nieuwe feiten, vraag dan ook het kantoor om opnieuw te kijken.',
  },
  'ie.late.fine-step': {
    says: 'De 28 dagen lijken voorbij. In de volgende 28 dagen kunt u meestal nog betalen, de helft meer. Komt er een dagvaarding (summons), lees die meteen: u kunt dan nog één keer betalen.',
  },
  'ie.late.job-step': {
    says: 'De dag in de brief is voorbij. Klaag vandaag bij de WRC: u hebt zes maanden vanaf het einde van uw baan. Met een goede reden kan die tot 12 toestaan.',
  },
  'ie.late.rent-step': {
    says: 'De 28 dagen lijken voorbij, dus kan er een opzegging volgen. Betaal vandaag wat u kunt, en bied schriftelijk een regeling aan. Komt er een opzegging, ga dan binnen 28 dagen naar de RTB.',
  },
}
