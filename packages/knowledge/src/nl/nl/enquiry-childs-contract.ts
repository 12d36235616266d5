/** Questions about a contract that a child has made: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDS_CONTRACT_NL: Words = {
  'nl.ask.childs-contract': {
    says: 'Nee, meestal niet. Een kind onder 18 heeft voor zo’n contract het ja van een ouder nodig. Zonder kunt u het ongedaan maken: schrijf de firma dat u het als ouder vernietigt, met de leeftijd, en vraag het geld terug. Anders is het bij kleine dingen die kinderen op die leeftijd kopen. Ging het via uw kaart of telefoon, gebruik dan ook het formulier van Google, Apple of de aanbieder en zet betaaldiensten dicht. Betwist een incasso.',
  },
}
