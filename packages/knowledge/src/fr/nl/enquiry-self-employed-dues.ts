/** Questions about contributions of a self-employed person: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_DUES_NL: Words = {
  'fr.ask-debt.self-employed-dues': {
    says: 'Vraag Urssaf nu online een plan, vóór een contrainte: kleine sommen, en boetes vervallen als de rest betaald is. Gaf u niets aan, dan schatten ze: stuur uw echte inkomen en het wordt herrekend. Tegen een aanmaning hebt u twee maanden voor de commissie (CRA). Tegen een contrainte 15 dagen voor de rechter. Meestal mogen ze drie jaar terug.',
  },
}
