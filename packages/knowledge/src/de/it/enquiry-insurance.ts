/** Questions about insurers, the health fund and bad treatment: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_WORDS: Words = {
  'de.ask-buy.insurance-no': {
    says: "Chieda per iscritto la clausola e i motivi e mandi prove. Poi decide gratis l'ombudsman delle assicurazioni.",
  },
  'de.ask-buy.health-insurer': {
    says: 'Si opponga (Widerspruch) entro un mese. Chieda la perizia medica. Il tribunale sociale è gratis.',
  },
  'de.ask-buy.medical-fault': {
    says: 'Chieda copia della cartella: è un Suo diritto. Lasci prima rimediare. La Sua cassa aiuta gratis con una perizia, e la Schlichtungsstelle dell’ordine esamina gratis. Può chiedere denaro per dolore e spese, di solito per tre anni. Senta un avvocato prima di pagare o firmare.',
  },
  'de.ask-debt.health-fund-dues': {
    says: 'Resta assicurato, e la sua famiglia con lei. Da due mesi di debito e un sollecito la cassa paga per lei solo malattie improvvise, dolori, gravidanza e controlli. Paga di nuovo tutto quando il debito è pagato, o finché rispetta le rate concordate: le chieda per iscritto. Anche se è nel bisogno: faccia domanda al Jobcenter o al Sozialamt. Chiedono il contributo massimo? Provi ora il suo vero reddito, entro dodici mesi da quella decisione. Allora devono rifare il calcolo. La consulenza sui debiti è gratuita.',
  },
}
