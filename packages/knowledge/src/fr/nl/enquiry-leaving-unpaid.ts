/** Questions about leaving a job because the pay does not come: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_UNPAID_NL: Words = {
  'fr.ask-work.unpaid-leave': {
    says: 'Stop niet met werken en neem niet eerst ontslag. Eis het loon aangetekend, ga dan naar de snelle arbeidsrechter (référé), zonder advocaat. Er kan € 50 verschuldigd zijn, niet met rechtsbijstand. Ontslag nemen geeft werkloosheidsgeld als een rechter het ontbrekende loon vaststelde. Ga naar een vakbond vóór een prise d’acte. Gaat het bedrijf failliet, dan betaalt het AGS-fonds.',
    dependsOn: 'of een rechter het onbetaalde loon heeft vastgesteld',
  },
}
