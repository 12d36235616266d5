/** Questions of tenants whose bond the landlord claims: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOND_CLAIMED_NL: Words = {
  'au.ask.bond-claim-qld': {
    says: 'Doet u niets, dan betaalt de RTA de borg (bond) aan de makelaar. Stuur de RTA een verzoek om bemiddeling (dispute resolution request) voordat de 14 dagen uit haar bericht om zijn. Dan houdt zij de borg vast en helpt u gratis om het eens te worden. Lukt dat niet, dan hebt u zeven dagen na haar brief om naar QCAT te gaan. De verhuurder moet de schade bewijzen. Gewone slijtage betaalt u niet.',
  },
  'au.ask.bond-claim': {
    says: 'Antwoord vóór de dag in het bericht. Doet u niets, dan kan het borgkantoor (bond office) de verhuurder betalen. In New South Wales hebt u 14 dagen na het bericht om naar NCAT te gaan, in Queensland 14 dagen om bezwaar te maken bij de RTA. In Victoria moet de verhuurder naar VCAT als u het niet eens bent. Hij moet de schade bewijzen. Gebruik het intreerapport en foto’s.',
  },
}
