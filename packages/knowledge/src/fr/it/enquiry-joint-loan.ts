/** Questions about a loan that two people signed: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_LOAN_IT: Words = {
  'fr.ask-debt.joint-loan': {
    says: "Se avete firmato in due come mutuatari (co-emprunteurs), la banca può di solito chiedere tutto a ciascuno. Separazione, divorzio o accordi tra voi non vincolano la banca. Ciò che paga oltre la Sua parte può chiederlo all'altro: conservi le prove. Non può pagare? Un giudice (juge des contentieux de la protection) può sospendere fino a due anni. Per un credito al consumo la banca deve agire entro due anni dalla prima rata non pagata.",
  },
}
