/** Questions about collectors: their calls and visits, and what they must prove: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_NL: Words = {
  'us.ask-debt.jail': {
    says: 'U kunt niet naar de gevangenis omdat u een particuliere schuld niet betaalt, en een incassobureau mag er niet mee dreigen. Een rechter kan u alleen straffen als u zijn bevel om te komen negeert.',
  },
  'us.ask-debt.take-things': {
    says: 'Een incassobureau kan niet uw spullen komen halen. Eerst is een vonnis nodig, en een sheriff voert het uit. Een geldgever met een pandrecht (lien) op uw auto is anders.',
  },
  'us.ask-debt.come-to-house': {
    says: 'U hoeft de deur niet open te doen en niet te praten. Zeg schriftelijk dat zij geen contact meer mogen opnemen. Een incassobureau mag niet binnenkomen en niets meenemen.',
  },
  'us.ask-debt.ignore': {
    says: 'Negeer het niet: de schuld blijft en zij kunnen naar de rechter. Betwist de schuld binnen 30 dagen schriftelijk, en antwoord papieren van de rechtbank op tijd.',
  },
  'us.ask-debt.calls': {
    says: 'Schrijf hun: neem geen contact meer met mij op. Zij moeten dan stoppen. Zij mogen alleen nog zeggen dat zij stoppen of naar de rechter gaan. Meer dan zeven telefoontjes in zeven dagen is te veel.',
  },
  'us.ask-debt.work-calls': {
    says: 'Zij mogen uw baas, familie of vrienden niets over de schuld vertellen. Zeg dat u op het werk geen telefoontjes mag krijgen, dan moeten zij daar stoppen met bellen.',
  },
  'us.ask-debt.not-mine': {
    says: 'Schrijf binnen 30 dagen dat u de schuld betwist en bewijs wilt. Zij moeten stoppen tot zij het sturen. Gebruikte iemand uw naam, ga dan naar IdentityTheft.gov.',
  },
  'us.ask-debt.validation': {
    says: 'Betwist de schuld schriftelijk binnen 30 dagen na hun bericht en vraag om bewijs. Zij moeten stoppen met innen tot zij het sturen. Bewaar een kopie en stuur het aangetekend (certified mail).',
  },
  'us.ask-debt.loan-sold': {
    says: 'Schrijf de beheerder van de lening (servicer) en vraag hoe het bedrag is opgebouwd. Die moet binnen 30 werkdagen antwoorden. Tot 60 dagen na een overdracht is een betaling aan de oude servicer niet te laat. De voorwaarden van de lening blijven gelijk.',
  },
}
