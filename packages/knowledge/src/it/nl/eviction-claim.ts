/** Court claims to make a tenant leave (sfratto): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_WORDS: Words = {
  'it.claim.want-eviction': {
    says: 'Uw verhuurder vraagt een rechter u te laten vertrekken (sfratto) en roept u voor een zitting.',
  },
  'it.claim.reality-eviction': {
    says: 'Komt u niet naar de zitting, dan bevestigt de rechter de ontruiming. Komt u wel, dan kunt u betalen, tijd vragen of u verzetten.',
  },
  'it.claim.no-locks': {
    says: 'Niemand kan u op de dag van de zitting uit huis zetten. De rechter bepaalt een datum, en een gerechtsdeurwaarder moet tien dagen vooraf waarschuwen.',
  },
  'it.claim.deadline-eviction': {
    says: 'De zitting is de dag die telt. Ga, ook zonder advocaat.',
    action: 'Naar de zitting gaan: betalen, tijd vragen of u verzetten',
    consequence: 'De rechter bevestigt de ontruiming.',
  },
  'it.claim.right-grace': {
    says: 'Voor de huur van een woning kunt u op de zitting alles met rente en kosten betalen. Of vraag de rechter tot 90 dagen (termine di grazia).',
  },
  'it.claim.right-grace-long': {
    says: 'Het kunnen 120 dagen zijn als u werk verloor, ziek bent of echt in nood. U mag dit drie keer in vier jaar gebruiken, bij nood vier keer.',
  },
  'it.claim.right-twenty-days': {
    says: 'Tussen de dag dat u het ontruimingspapier kreeg en de zitting moeten minstens 20 dagen liggen.',
  },
  'it.claim.step-hearing': {
    says: 'Ga naar de zitting en neem bewijs van betalingen en van uw nood mee. Vraag de rechter uitstel (termine di grazia).',
  },
  'it.claim.step-social': {
    says: 'Ga naar de sociale dienst en het huisvestingskantoor van uw gemeente. Vraag naar het fonds voor huurders met achterstand (morosità incolpevole).',
  },
  'it.claim.option-defend-home': {
    says: 'Ga naar de zitting. Betaal alles, vraag uitstel (termine di grazia) of verzet u.',
    title: 'Uw woning redden',
    cost: 'Achterstallige huur, rente en kosten. Gratis rechtshulp met een laag inkomen.',
    time: 'Tot 90 of 120 dagen om te betalen.',
    risk: 'Mist u de nieuwe dag, dan wordt de ontruiming bevestigd.',
    bestFor: 'U wilt blijven of hebt tijd nodig.',
  },
  'it.claim.right-alone': {
    says: 'U mag zonder advocaat naar deze zitting komen, om te betalen, tijd te vragen of u te verzetten. Met een laag inkomen is een advocaat gratis (patrocinio a spese dello Stato): vraag de orde van advocaten vooraf.',
  },
}
