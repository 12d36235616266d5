/** Questions about loans: a car or home that a lender wants to take, and payday loans: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_NL: Words = {
  'ca.ask.repossession': {
    says: 'Bel de kredietgever voordat het bericht afloopt en bied een plan aan. In de meeste provincies moet hij u waarschuwen voordat hij verkoopt. Is er veel betaald, dan heeft hij soms een rechter nodig.',
  },
  'ca.ask.foreclosure': {
    says: 'Doe nu iets. De kredietgever moet eerst een bericht sturen, met dagen om bij te betalen: bijvoorbeeld 35 in Ontario en 60 in Québec. Vraag de bank om hulp bij nood (hardship) en ga naar een advocaat.',
  },
  'ca.ask.payday-on': {
    says: 'In Ontario kunt u binnen twee werkdagen zonder reden annuleren. Geef het ontvangen bedrag terug; de geldschieter mag niets rekenen. Doe het schriftelijk en bewaar het bewijs. Houdt u de lening, dan mag die hoogstens $14 per $100 kosten, en na een derde lening kunt u om een plan vragen. Weigert de geldschieter, bel Consumer Protection Ontario: 1-800-889-9768.',
  },
}
