/** The Italian words of the rows in ../enquiry-who-owes-and-how-long.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHO_OWES_AND_HOW_LONG_IT: Words = {
  'ca.fact.spouse-debt': {
    says: 'Non devi un debito solo a nome di tuo marito o tua moglie, se non hai firmato o garantito. Una seconda carta a tuo nome può obbligarti: leggi le condizioni. Dopo una sentenza possono toccare la sua parte di casa, non la tua. In Québec le spese quotidiane della famiglia possono obbligare entrambi.',
  },
  'ca.fact.card-debt-too-old': {
    says: 'Nella tua provincia di solito hanno due anni per fare causa, da quando hai smesso di pagare. Dopo puoi dire al tribunale che è tardi, e non vincono. Un pagamento o uno scritto firmato fa ripartire il tempo: non farli prima. Possono ancora scrivere. Esce dal rapporto di credito dopo circa sei anni.',
  },
}
