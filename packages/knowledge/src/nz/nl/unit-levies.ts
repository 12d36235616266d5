/** The Dutch words of the rows in ../unit-levies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIT_LEVIES_NL: Words = {
  'nz.levy.right-papers': {
    says: 'U kunt om de notulen, de begroting en de rekeningen vragen waarop de bijdrage (levy) rust.',
  },
  'nz.levy.right-vote': {
    says: 'Eigenaren stellen de bijdragen (levies) vast in een algemene vergadering. U kunt daar spreken en stemmen, meestal zodra uw eigen bijdragen betaald zijn.',
  },
  'nz.levy.right-tribunal': {
    says: 'De huurrechter (Tenancy Tribunal) beslist over de meeste geschillen met een vereniging van eigenaren (body corporate).',
  },
  'nz.levy.step': {
    says: 'Vergelijk uw deel en het bedrag met vorig jaar. Vraag de beheerder schriftelijk wat u niet begrijpt.',
  },
  'nz.levy.warn': {
    says: 'Houd de bijdrage (levy) niet in uit protest. Er kunnen rente en kosten bij komen.',
  },
  'nz.levy.option-plan': {
    says: 'Bied vóór de dag dat u moet betalen elke maand een bedrag aan dat u kunt volhouden.',
    title: 'Vragen om in delen te betalen',
    cost: 'Gratis.',
    time: 'Een paar weken.',
    risk: 'Laag.',
    bestFor: 'Het bedrag klopt, maar is te veel in één keer.',
  },
}
