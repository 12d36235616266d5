/** A council penalty charge in England and Wales: what an adviser would notice, warnings, tactics and time limits. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_ACTIONS_IT: Words = {
  'gb.pcn.insight-not-received': {
    says: 'Se le lettere di prima sono andate a un vecchio indirizzo, può far tornare indietro il caso. Allora le somme in più cadono.',
    actionable: 'Usi il modulo TE9 o PE3, o TE7 con TE9 se i 21 giorni sono passati.',
  },
  'gb.pcn.insight-late-post': {
    says: 'Una multa da telecamera deve arrivare al proprietario entro 28 giorni dal fatto, a meno che la DVLA abbia dato tardi i dati.',
    actionable: 'Conti i giorni dal fatto all’avviso. Se sono più di 28, lo dica.',
  },
  'gb.pcn.insight-owner-late': {
    says: 'Di solito un avviso al proprietario (notice to owner) deve partire entro 6 mesi dalla multa.',
    actionable:
      'Confronti le due date. Se è passato più tempo, dica che l’avviso è arrivato troppo tardi.',
  },
  'gb.pcn.insight-details': {
    says: 'Una multa deve mostrare data, ora, auto, motivo, somma e come pagare. Un vero errore qui può far vincere un ricorso.',
    actionable: 'Confronti ogni dato con i Suoi documenti.',
  },
  'gb.pcn.warning-increase': {
    says: 'Se non fa nulla, la somma sale di metà e Lei perde il diritto al ricorso.',
  },
  'gb.pcn.warning-warrant': {
    says: 'Dopo vengono un mandato (warrant) e gli ufficiali giudiziari (bailiffs), con almeno £75 di tariffe. Agisca prima che finiscano i giorni.',
  },
  'gb.pcn.warning-truth': {
    says: 'Segni solo un motivo vero. Una dichiarazione falsa (witness statement) può essere punita come oltraggio alla corte (contempt of court).',
  },
  'gb.pcn.tactic-early': {
    says: 'Contesti entro 14 giorni. Mantiene il prezzo ridotto se il comune segue le linee guida.',
    risk: 'Dopo 14 giorni, se perde, può essere dovuta la somma intera.',
    notWhen: 'È chiaro che la multa è giusta. Allora paghi il prezzo ridotto.',
  },
  'gb.pcn.tactic-tribunal': {
    says: 'Molti si fermano al rifiuto. Il tribunale (tribunal) è gratuito, e lì i comuni devono mostrare le prove.',
    risk: 'Se perde, lo sconto è finito.',
    notWhen: 'Non ha un motivo e vuole solo pagare meno.',
  },
  'gb.pcn.deadline-discount': {
    says: 'Il prezzo ridotto dura 14 giorni. Il giorno della notifica dell’avviso è il giorno uno.',
    action: 'Pagare il prezzo ridotto, o contestare',
    consequence: 'È dovuta la somma intera.',
  },
  'gb.pcn.deadline-owner': {
    says: 'Ha 28 giorni dalla notifica dell’avviso al proprietario (notice to owner). Quel giorno è il giorno uno.',
    action: 'Mandare osservazioni formali (formal representations), o pagare',
    consequence: 'La somma sale di metà e Lei perde il ricorso.',
    service:
      'Un avviso spedito vale come notificato il secondo giorno lavorativo dopo la spedizione.',
  },
  'gb.pcn.deadline-tribunal': {
    says: 'Ha 28 giorni dalla notifica del rifiuto. Quel giorno è il giorno uno.',
    action: 'Fare ricorso al tribunale (tribunal)',
    consequence: 'Il comune può mandare un «charge certificate» con metà della somma in più.',
    service:
      'Un avviso spedito vale come notificato il secondo giorno lavorativo dopo la spedizione.',
  },
  'gb.pcn.deadline-certificate': {
    says: 'Ha 14 giorni dalla notifica del «charge certificate».',
    action: 'Pagare, o dire che cosa è andato male',
    consequence: 'Il comune può chiedere al tribunale di registrare il debito, con una tassa.',
    service:
      'Un avviso spedito vale come notificato il secondo giorno lavorativo dopo la spedizione.',
  },
  'gb.pcn.deadline-statement': {
    says: 'Ha 21 giorni dall’ordine di recupero (order for recovery) per pagare o fare una dichiarazione (witness statement). Per sicurezza contiamo dalla data dell’ordine.',
    action: 'Mandare il modulo TE9 o PE3, o pagare',
    consequence: 'Un mandato (warrant) può andare agli ufficiali giudiziari (bailiffs).',
  },
}
