/** The French words of the rows in ../help-public-bodies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_WORDS: Words = {
  'de.help.bfj-inkasso': { does: 'Reçoit les plaintes sur les sociétés de recouvrement.' },
  'de.help.bafin': { does: 'Surveille banques et assureurs, et reçoit les plaintes.' },
  'de.help.bnetza': {
    does: 'Aide pour téléphone, internet, énergie et poste, et contre l’abus de numéros.',
  },
  'de.help.energie': {
    does: 'Règle les litiges avec votre fournisseur d’électricité ou de gaz, gratuit pour vous.',
  },
  'de.help.universal': {
    does: 'Règle les litiges de consommation là où aucun autre organe ne le fait.',
  },
  'de.help.versicherungsombudsmann': {
    does: 'Tranche les plaintes sur les assureurs, gratuit pour vous.',
  },
  'de.help.pkv': {
    does: 'Règle les litiges avec les assureurs maladie privés, gratuit pour vous.',
  },
  'de.help.antidiskriminierung': {
    does: 'Premier conseil si on vous a moins bien traité pour ce que vous êtes.',
  },
  'de.help.arbeitsagentur': {
    does: 'Inscrivez-vous ici comme en recherche d’emploi et au chômage.',
  },
}
