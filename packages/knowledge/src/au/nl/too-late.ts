/** What can still be done when the day in a letter is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_NL: Words = {
  'au.late.claim-want': {
    says: 'U kon antwoorden en uw kant vertellen. De dag daarvoor lijkt voorbij, dus er kan al een vonnis zijn.',
  },
  'au.late.claim-reality': {
    says: 'Zoek het vandaag uit. Zonder vonnis kan een laat antwoord nog tellen. Is er een, dan kunt u vragen het te schrappen.',
  },
  'au.late.claim-not-yet': {
    says: 'Loon, bankgeld of spullen kunnen pas na een vonnis worden gepakt. Vraag de rechtbank of dat er is.',
  },
  'au.late.claim-step': {
    says: 'Bel vandaag de rechtbank met het zaaknummer. Vraag of er een vonnis is. Is dat er niet, dien dan meteen uw antwoord in en stuur de andere kant een kopie.',
  },
  'au.late.claim-option': {
    says: 'Vraag om het te schrappen. Zeg waarom u niet antwoordde en wat uw verweer is. Vraag dat er niets wordt gepakt tot de rechtbank beslist.',
    title: 'De rechtbank vragen het vonnis te schrappen',
    cost: 'Er kunnen kosten zijn.',
    time: 'Zodra u ervan weet.',
    risk: 'Zonder echte reden kan de rechtbank weigeren, met kosten.',
    bestFor: 'Er is zonder u beslist en de eis klopt niet.',
  },
  'au.late.tribunal-step': {
    says: 'Bel vandaag het tribunaal en vraag wat er beslist is. Miste u de zitting met een goede reden, vraag dan meteen een nieuwe: de tijd is kort.',
  },
  'au.late.home-step': {
    says: 'Ga niet zelf weg: meestal kan alleen een rechter of tribunaal dat bevelen. Bel vandaag en vraag of er een zaak, zitting of bevel is. Is er zonder u beslist, vraag dan meteen om een nieuwe blik.',
  },
  'au.late.demand-reality': {
    says: 'De dagen in het bericht lijken voorbij, dus ze kunnen nu uw faillissement vragen. U bent pas failliet als een rechter het zegt.',
  },
  'au.late.demand-step': {
    says: 'Zoek vandaag juridische hulp en vraag of uw faillissement is gevraagd. Ga naar de zitting: u kunt tonen dat u kunt betalen, of waarom de rechter nee moet zeggen.',
  },
  'au.late.job-step': {
    says: 'Tel opnieuw: 21 dagen vanaf het einde van uw baan. Voorbij? Vraag het vandaag aan bij de Fair Work Commission en zeg waarom u laat bent. Die staat dat alleen in uitzonderlijke gevallen toe.',
  },
  'au.late.tax-step': {
    says: 'De dag is voorbij, dus bel vandaag de belastingdienst of gebruik het online plan. Delen kan nog, en u kunt vragen de rente te schrappen.',
  },
  'au.late.tax-right': {
    says: 'Is de tijd voor bezwaar voorbij? Stuur het met een brief waarom het laat is. De belastingdienst kan het als op tijd behandelen.',
  },
  'au.late.fine-step': {
    says: 'Bel vandaag het boetekantoor en vraag hoe ver het is. Vaak kunt u nog een herziening, termijnen of hulp vragen, maar elke stap kost meer.',
  },
  'au.late.fine-reality': {
    says: 'De laatste dag lijkt voorbij, dus er kunnen kosten bij komen. U kunt nog betalen, om tijd vragen en vragen wat nog kan als de boete niet klopt.',
  },
  'au.late.rent-step': {
    says: 'De dag is voorbij, maar u hoeft niet weg. Betaal vandaag wat u kunt, bewaar bewijs, en bied schriftelijk een regeling aan. Komt er een opzegging of zitting, antwoord dan: in sommige staten kan alles betalen het nog beëindigen.',
  },
}
