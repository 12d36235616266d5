/** Rights on goods, work and contracts of consumers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_RIGHTS_NL: Words = {
  'gb.contract.right-quality': {
    says: 'Een product van een bedrijf moet van redelijke kwaliteit zijn, doen waarvoor het is en kloppen met de beschrijving.',
  },
  'gb.contract.right-six-months': {
    says: 'In de eerste zes maanden telt een gebrek als er vanaf het begin, tenzij de verkoper iets anders laat zien. Dat helpt u aan reparatie of een nieuw product.',
  },
  'gb.contract.right-second-step': {
    says: 'Lost een reparatie of nieuw product het niet op? Dan mag u een lagere prijs vragen of het teruggeven.',
  },
  'gb.contract.right-car': {
    says: 'De woorden "sold as seen" (verkocht zoals gezien) beschermen een handelaar niet. Een tweedehands auto moet goed zijn voor zijn leeftijd, kilometers en prijs.',
  },
  'gb.contract.right-work': {
    says: 'Werk moet met zorg en vakkennis gedaan zijn. Zo niet, dan mag u herstel of een lagere prijs vragen.',
  },
  'gb.contract.right-fair-term': {
    says: 'Een regel die oneerlijk is voor u bindt u niet. Kosten om weg te gaan die ver boven hun verlies liggen, kunnen oneerlijk zijn.',
  },
}
