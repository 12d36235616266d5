/** The Italian words of the rows in ../immigration-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_NOTICES_IT: Words = {
  'us.immigration.right-evidence': {
    says: 'Ha il tempo scritto nell’avviso, al massimo 12 settimane, per rispondere a una richiesta di prove (request for evidence). Mandi tutto insieme: non danno altro tempo.',
  },
  'us.immigration.step-evidence': {
    says: 'Metta l’avviso sopra, mandi tutto in modo che arrivi entro il giorno, e tenga la prova. Chieda prima a un aiuto accreditato o a un avvocato.',
  },
  'us.immigration.right-refusal': {
    says: 'Contro quasi tutti i rifiuti si può fare ricorso o chiedere un nuovo esame entro 30 giorni, o 33 se è arrivato per posta. L’avviso dice quale.',
  },
  'us.immigration.right-hearing': {
    says: 'Ha diritto a un’udienza, a un avvocato a Sue spese, a vedere le prove e a un interprete.',
  },
  'us.immigration.step-hearing': {
    says: 'Vada a ogni udienza: se ne salta una, un giudice può ordinarle di lasciare il Paese. Dica al tribunale ogni nuovo indirizzo entro cinque giorni.',
  },
}
