/** Questions about the tax on homes, asked of people for the home where they live: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAIN_HOME_TAX_NL: Words = {
  'fr.ask-debt.main-home-tax': {
    says: 'Niemand is deze belasting schuldig voor de woning waar hij woont. Een fout in “Gérer mes biens immobiliers” verandert dat niet: verbeter die. Stuur vóór de laatste betaaldag een bezwaar (réclamation), online of per post, met uw belastingaanslag en rekeningen van de woning. Vraag daarin uitstel van betaling (sursis): anders kunnen 10 % extra en beslag volgen. U hebt tot 31 december van het volgende jaar.',
  },
}
