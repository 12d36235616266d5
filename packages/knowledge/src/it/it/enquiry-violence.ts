/** The Italian words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_IT: Words = {
  'it.ask.partner-violence': {
    says: 'In pericolo chiami il 112. Il 1522 risponde gratis giorno e notte e trova un posto sicuro (centro antiviolenza). Un giudice può ordinargli di lasciare la casa e stare lontano, anche subito e prima di sentirlo, e di pagare per Lei e i figli. Si rivolga alle forze dell’ordine o a un avvocato. Nel processo penale per maltrattamenti o stalking è gratis, con qualsiasi reddito.',
  },
}
