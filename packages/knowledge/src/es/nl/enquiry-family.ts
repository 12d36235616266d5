/** Questions about children, divorce, shared accounts and inheritance: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_NL: Words = {
  'es.ask.inherit-debts': {
    says: 'Wie aanvaardt, betaalt de schulden ook met eigen geld. U kunt verwerpen of alleen aanvaarden met wat er is (a beneficio de inventario). Ga naar een notaris en raak eerst niets aan.',
    dependsOn: 'of u aanvaardt, en hoe',
  },
  'es.ask.divorce': {
    says: 'U kunt drie maanden na de bruiloft scheiden, zonder reden. Bent u het eens en zijn er geen kinderen onder 18, dan is een notaris genoeg. Ga anders naar de rechtbank.',
  },
  'es.ask.joint-account': {
    says: 'Noteer saldo en data, en vraag de bank de rekening te blokkeren of twee handtekeningen te eisen. Uw deel kunt u in de scheiding eisen. Een rechter kan spoedmaatregelen nemen. Ga snel naar een advocaat.',
  },
}
