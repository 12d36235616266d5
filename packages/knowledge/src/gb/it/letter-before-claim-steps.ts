/** What to do about a letter before court action: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_STEPS_IT: Words = {
  'gb.lbc.step-reply': {
    says: 'Risponda entro 30 giorni dalla data della lettera. Usi il modulo di risposta (Reply Form), se c’è. Conservi una copia e la ricevuta di spedizione.',
  },
  'gb.lbc.step-reply-other': {
    says: 'Risponda per iscritto prima della data della lettera. Dica su che cosa è d’accordo e su che cosa no. Conservi una copia e la ricevuta di spedizione.',
  },
  'gb.lbc.step-check': {
    says: 'Controlli tre cose: è il Suo debito, la somma è giusta, e quanto è vecchio? Non segni che lo deve finché non è sicuro.',
  },
  'gb.lbc.step-documents': {
    says: 'Chieda i documenti che Le servono: il contratto, l’estratto conto e il calcolo di ogni spesa. Hanno 30 giorni per mandarli.',
  },
  'gb.lbc.step-advice': {
    says: 'Chiami un consulente gratuito sui debiti e lo scriva nel modulo di risposta (Reply Form). Allora dovrebbero darle un tempo giusto per la consulenza.',
  },
  'gb.lbc.step-offer': {
    says: 'Se lo deve, mandi un bilancio e offra quanto può pagare al mese. Un accordo ora evita spese di tribunale e sentenza.',
  },
  'gb.lbc.step-part': {
    says: 'Se ne deve solo una parte, dica quale e perché. Offra quella parte. Contesti il resto.',
  },
  'gb.lbc.step-dispute': {
    says: 'Se non lo deve, lo dica chiaramente e dia i motivi. Mandi copie delle prove, mai gli originali.',
  },
  'gb.lbc.step-agreement': {
    says: 'Per i debiti di credito chieda anche il contratto (credit agreement) con £1. Finché non lo danno, un tribunale non dovrebbe farlo valere.',
  },
  'gb.lbc.step-old': {
    says: 'Se l’ultimo pagamento è di più di sei anni fa, dica che il debito è troppo vecchio per il tribunale. Non offra di pagare.',
  },
  'gb.lbc.step-post': {
    says: 'Li avvisi se cambia casa. Molti perdono perché il modulo del tribunale va a un vecchio indirizzo.',
  },
  'gb.lbc.step-breathing-space': {
    says: 'Ha più debiti? Chieda a un consulente la sospensione «breathing space». Può darle 60 giorni con quasi tutte le azioni ferme.',
  },
}
