/** Questions about what a bailiff may take: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_IT: Words = {
  'nl.ask.seize': {
    says: 'Una società di recupero non può pignorare nulla né entrare. Può solo un ufficiale giudiziario (deurwaarder) con una sentenza o un ordine.',
  },
  'nl.ask.wages': {
    says: 'Solo con una sentenza o un ordine (vonnis, dwangbevel) che Le è stato notificato: chieda una copia. Anche allora una parte del reddito resta libera (beslagvrije voet). La controlli su uwbeslagvrijevoet.nl. Se è sbagliata e l’ufficiale non la corregge, può intervenire un giudice.',
  },
  'nl.ask.bailiff-enter': {
    says: 'Senza sentenza o ordine un ufficiale giudiziario (deurwaarder) non può entrare. Con un titolo, se Lei non apre, deve esserci un agente o un funzionario. Chieda di vedere il titolo.',
  },
  'nl.ask.bailiff-car': {
    dependsOn: 'se c’è una sentenza',
    says: 'Con una sentenza l’ufficiale può pignorare un’auto o cose costose. Ciò che serve per vivere e lavorare è al sicuro, entro certi limiti. Non può pignorare se la vendita non copre neppure le spese. Scriva perché Le serve l’auto, per lavoro o cura.',
  },
  'nl.ask.bailiff-letter': {
    says: 'Guardi che cos’è. Un sollecito è solo una richiesta. Una citazione (dagvaarding) vuole risposta entro il suo giorno. Dopo un ordine di pagare ha spesso due giorni. Chieda la sentenza e l’elenco dei costi e offra un piano.',
  },
  'nl.ask.free-foot': {
    says: 'È la parte del reddito che nessun ufficiale può prendere. Dipende da casa, famiglia e spese di affitto o cura. La controlli su uwbeslagvrijevoet.nl e faccia correggere un errore.',
  },
}
