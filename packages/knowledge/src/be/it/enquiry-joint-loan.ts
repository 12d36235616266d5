/** Questions about a loan that two people signed: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_LOAN_IT: Words = {
  'be.ask.joint-loan': {
    says: "Se avete firmato il prestito in due, la banca può di solito chiedere tutto a ciascuno. Separazione, divorzio o accordi tra voi non lo cambiano. Paghi se può, per evitare spese e segnalazioni. Chieda all'altro la sua parte per iscritto e con prove. Chieda alla banca di liberare uno dei due; non è obbligata. Non può pagare? Chieda subito rate più piccole e si rivolga a: l'aiuto debiti dell'OCMW/CPAS.",
  },
}
