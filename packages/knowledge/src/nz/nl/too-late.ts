/** What can still be done when the day in a letter is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_NL: Words = {
  'nz.late.claim-want': {
    says: 'U kon antwoorden en uw kant vertellen. De dag daarvoor lijkt voorbij, dus er kan al een vonnis zijn.',
  },
  'nz.late.claim-reality': {
    says: 'Zoek het vandaag uit. Zonder vonnis kan een laat antwoord nog tellen. Is er een, dan kunt u vragen het te schrappen.',
  },
  'nz.late.claim-not-yet': {
    says: 'Loon, bankgeld of spullen kunnen pas na een vonnis worden gepakt. Vraag de rechtbank of dat er is.',
  },
  'nz.late.claim-step': {
    says: 'Bel vandaag de rechtbank met het zaaknummer. Vraag of er een vonnis is. Is dat er niet, dien dan meteen uw antwoord in en stuur de andere kant een kopie.',
  },
  'nz.late.claim-option': {
    says: 'Vraag om het te schrappen. Zeg waarom u niet antwoordde en wat uw verweer is. Vraag dat er niets wordt gepakt tot de rechtbank beslist.',
    title: 'De rechtbank vragen het vonnis te schrappen',
    cost: 'Er kunnen kosten zijn.',
    time: 'Zodra u ervan weet.',
    risk: 'Zonder echte reden kan de rechtbank weigeren, met kosten.',
    bestFor: 'Er is zonder u beslist en de eis klopt niet.',
  },
  'nz.late.tribunal-step': {
    says: 'Bel vandaag het tribunaal en vraag wat er beslist is. Miste u de zitting met een goede reden, vraag dan meteen een nieuwe: de tijd is kort.',
  },
  'nz.late.home-step': {
    says: 'Ga niet zelf weg: meestal kan alleen een rechter of tribunaal dat bevelen. Bel vandaag en vraag of er een zaak, zitting of bevel is. Is er zonder u beslist, vraag dan meteen om een nieuwe blik.',
  },
  'nz.late.demand-reality': {
    says: 'De dagen in het bericht lijken voorbij, dus ze kunnen nu uw faillissement vragen. U bent pas failliet als een rechter het zegt.',
  },
  'nz.late.demand-step': {
    says: 'Zoek vandaag juridische hulp en vraag of uw faillissement is gevraagd. Ga naar de zitting: u kunt tonen dat u kunt betalen, of waarom de rechter nee moet zeggen.',
  },
  'nz.late.job-step': {
    says: 'Schrijf vandaag uw werkgever dat u een klacht (personal grievance) indient. Zijn de 90 dagen voorbij, vraag dan of hij akkoord gaat. Zo niet, dan kan de Employment Relations Authority het in uitzonderlijke gevallen toestaan.',
  },
  'nz.late.tax-step': {
    says: 'De dag is voorbij, dus bel vandaag Inland Revenue of gebruik myIR. U kunt nog vragen om in delen te betalen.',
  },
  'nz.late.benefit-step': {
    says: 'Klopt het niet, stuur dan vandaag het formulier. Is de beslissing ouder dan drie maanden? Zeg waarom u laat bent: met een goede reden kan de commissie het nog aannemen.',
  },
  'nz.late.fine-step': {
    says: 'De dagen lijken voorbij. Bel vandaag het kantoor op het bericht en vraag of het nog daar is of bij de rechtbank. Bij de rechtbank kunt u termijnen vragen.',
  },
  'nz.late.fine-reality': {
    says: 'De laatste dag lijkt voorbij, dus er kunnen kosten bij komen. U kunt nog betalen, om tijd vragen en vragen wat nog kan als de boete niet klopt.',
  },
  'nz.late.rent-step': {
    says: 'De dagen lijken voorbij, dus kunnen ze naar het Tenancy Tribunal. Betaal vandaag wat u kunt, en bied schriftelijk een regeling aan. Ga naar de bemiddeling en de zitting: wie zich aan een regeling houdt, kan blijven.',
  },
}
