/** Questions about a higher rent, a lower rent, extra costs and late rent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_NL: Words = {
  'ch.ask.rise': {
    says: 'Alleen op het officiële formulier van het kanton, met redenen, minstens tien dagen voor de opzegtermijn begint. Een verhoging per gewone brief of mail is nietig: schrijf dat en betaal de oude huur. Op het formulier? Dan hebt u dertig dagen na ontvangst om haar gratis aan te vechten bij de verzoeningsinstantie.',
    dependsOn: 'het formulier en de reden',
  },
  'ch.ask.rent-late': {
    says: 'Betaal alles wat open staat binnen de 30 dagen die schriftelijk zijn gesteld, dan houdt u de woning: een deel is niet genoeg. De brief moet ook met opzegging dreigen. Daarna mag de verhuurder met 30 dagen tegen een maandeinde opzeggen. Vraag vandaag de sociale dienst, familie of een stichting. Alleen een rechter kan u eruit zetten.',
  },
  'ch.ask.lower-rent': {
    says: 'Schrijf uw verhuurder en vraag een lagere huur vanaf de volgende datum waarop u de huur kon beëindigen. Geen antwoord in 30 dagen, of een nee? Ga binnen 30 dagen naar de bemiddelingsdienst (Schlichtungsbehörde). Het is gratis.',
  },
  'ch.ask.extra-costs': {
    says: 'U bent alleen kosten schuldig die het huurcontract noemt, en alleen wat ze echt waren. Vraag de rekeningen te zien voordat u betaalt. Bent u het niet eens, dan beslist de bemiddelingsdienst (Schlichtungsbehörde) gratis.',
  },
}
