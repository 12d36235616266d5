/** Questions about wages, working hours, leave and the place of work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_WORDS: Words = {
  'it.ask.holiday-left': {
    says: 'Alla fine del rapporto il datore deve pagare le ferie non godute, anche se si è dimesso. Le chieda con raccomandata o PEC. Con la busta paga un giudice può ordinare presto il pagamento.',
  },
  'it.ask.parental-leave': {
    says: 'È un Suo diritto, e il datore non può rifiutarlo. Faccia domanda all’INPS online e avvisi l’azienda almeno cinque giorni prima, o come dice il CCNL. Se lo impediscono, vada da un patronato o all’Ispettorato del lavoro.',
  },
  'it.ask.mobbing': {
    says: 'Annoti ogni fatto con data e testimoni e veda il medico. Scriva al datore: deve proteggere la Sua salute. Vada da un sindacato o dalla consigliera di parità. Può chiedere i danni, o dimettersi per giusta causa con NASpI.',
  },
  'it.ask.holiday-days': {
    says: 'Chieda le ferie per iscritto. Ha almeno quattro settimane all’anno: due in quell’anno, il resto entro i 18 mesi dopo.',
  },
  'it.ask.minimum-wage': {
    says: 'No, in Italia non c’è un salario minimo per legge. Conta il contratto collettivo nazionale (CCNL) del suo settore, e la Costituzione: la paga deve bastare per una vita dignitosa. Un giudice può alzare una paga troppo bassa, anche se un contratto la permette. Cerchi CCNL e livello sulla busta paga e confronti. Se è meno, chieda a un sindacato o all’ispettorato (ITL), gratis all’inizio. Ha cinque anni.',
  },
}
