/** Che cosa fare per una multa del comune (penalty charge): il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_ACTIONS_IT: Words = {
  'gb.pcn.step-wait-owner': {
    says: 'Questa risponde alla Sua prima contestazione. Scelga: paghi il prezzo ridotto entro il giorno della lettera. Oppure non paghi e aspetti l’avviso al proprietario (notice to owner).',
  },
  'gb.pcn.step-wait-owner-formal': {
    says: 'Quando arriva l’avviso al proprietario (notice to owner), mandi osservazioni formali (formal representations) entro 28 giorni. Dopo può fare ricorso a un tribunale gratuito (tribunal).',
  },
  'gb.pcn.step-choose': {
    says: 'Scelga: pagare il prezzo ridotto, o contestare. Se paga, il caso è chiuso e non può fare ricorso.',
  },
  'gb.pcn.step-choose-post': {
    says: 'Scelga: pagare, o contestare prima dell’ultimo giorno. Se paga, il caso è chiuso e non può fare ricorso.',
  },
  'gb.pcn.step-challenge': {
    says: 'Se contesta entro 14 giorni, quasi tutti i comuni offrono di nuovo il prezzo ridotto quando dicono no. Scriva presto.',
  },
  'gb.pcn.step-photos': {
    says: 'Guardi le foto o i video sul sito del comune. Faccia Lei foto di cartelli, strisce e macchinetta.',
  },
  'gb.pcn.step-owner-late': {
    says: 'I 28 giorni sembrano passati. Mandi oggi lo stesso i Suoi motivi e dica perché è in ritardo. Il comune (council) può ancora guardarli.',
  },
  'gb.pcn.step-owner-notice': {
    says: 'Mandi osservazioni formali (formal representations) entro 28 giorni. Lo faccia anche se ha già contestato, o perde il diritto al ricorso.',
  },
  'gb.pcn.step-tribunal': {
    says: 'Faccia ricorso al tribunale (tribunal) indicato nella lettera entro 28 giorni. Usi il codice ricevuto, e alleghi le foto.',
  },
  'gb.pcn.step-certificate': {
    says: 'Non ha ricevuto avvisi prima? Chieda subito al comune perché. Altrimenti paghi entro 14 giorni per evitare spese di tribunale.',
  },
  'gb.pcn.step-witness': {
    says: 'Un motivo del modulo TE9 o PE3 è vero per Lei? Allora lo mandi al Traffic Enforcement Centre entro 21 giorni.',
  },
  'gb.pcn.step-witness-pay': {
    says: 'Se nessun motivo è vero, paghi o chieda un piano al comune. Lo faccia prima che un mandato (warrant) vada agli ufficiali giudiziari (bailiffs).',
  },
  'gb.pcn.step-address': {
    says: 'Controlli che la DVLA abbia il Suo indirizzo attuale. Gli avvisi vanno all’indirizzo del libretto (log book).',
  },
  'gb.pcn.step-proof-post': {
    says: 'Usi il modulo online e salvi la ricevuta. Se spedisce, chieda la ricevuta di spedizione.',
  },
  'gb.pcn.step-signs': {
    says: 'Controlli cartelli e strisce. Se mancavano, erano rovinati o poco chiari, li fotografi e lo dica.',
  },
  'gb.pcn.step-grounds': {
    says: 'Indichi il motivo. Per esempio non è successo, l’auto non era Sua, o era rubata. O il comune ha violato le regole.',
  },
  'gb.pcn.step-blue-badge': {
    says: 'Mandi una copia di Blue Badge, permesso, biglietto o bolla di consegna. I comuni spesso annullano quando li vedono.',
  },
  'gb.pcn.step-pay': {
    says: 'Se la multa è giusta, paghi nel tempo dello sconto. Usi solo il sito ufficiale del comune.',
  },
  'gb.pcn.step-cannot-pay': {
    says: 'Se non può pagare, chieda ora per iscritto più tempo al comune. I piani sono più facili prima degli ufficiali giudiziari (bailiffs).',
  },
  'gb.pcn.option-challenge': {
    title: 'Contestarla al comune (council)',
    says: 'Dica che cosa è successo, indichi il motivo e aggiunga foto. Il comune deve esaminare ciò che manda.',
    cost: 'Gratis',
    time: 'Entro 14 giorni per il prezzo ridotto, al massimo 28 giorni',
    risk: 'Se poi perde, è dovuta la somma intera.',
    bestFor: 'I cartelli, i fatti o i motivi sono dalla Sua parte.',
  },
  'gb.pcn.option-tribunal': {
    title: 'Fare ricorso al tribunale indipendente (tribunal)',
    says: 'Decide un giurista indipendente dal comune. Può chiedere un’udienza per telefono o video.',
    cost: 'Gratis',
    time: 'Entro 28 giorni dal rifiuto',
    risk: 'Se perde, paga la somma intera.',
    bestFor: 'Il comune ha detto no e Lei ha ancora un motivo.',
  },
  'gb.pcn.option-statement': {
    title: 'Fare una dichiarazione (witness statement)',
    says: 'Se è accettata, l’ordine è annullato e il caso torna indietro di una fase.',
    cost: 'Gratis',
    time: 'Entro 21 giorni dall’ordine',
    risk: 'Una dichiarazione falsa è oltraggio alla corte (contempt of court).',
    bestFor: 'Non ha mai ricevuto gli avvisi, o ha pagato, o nessuno Le ha risposto.',
  },
  'gb.pcn.option-pay': {
    title: 'Pagarla',
    says: 'Paghi come mostra l’avviso e conservi la ricevuta.',
    cost: 'La somma dell’avviso',
    time: 'Meglio nel tempo dello sconto',
    risk: 'Se paga, finisce il Suo diritto al ricorso.',
    bestFor: 'La multa è giusta, o non vale la fatica.',
  },
  'gb.pcn.option-help': {
    title: 'Chiedere una consulenza gratuita',
    says: 'Citizens Advice o National Debtline può aiutarla a scegliere e con i moduli.',
    cost: 'Gratis',
    time: 'Una telefonata o una visita',
    risk: 'I giorni corrono ancora.',
    bestFor: 'Non può pagare, o si parla di ufficiali giudiziari (bailiffs).',
  },
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
  'gb.pcn.step-check-signs': {
    says: 'Segni l’ultimo giorno nell’agenda. Se lo perde, la somma cresce e Lei perde il diritto al ricorso.',
  },
  'gb.pcn.step-tribunal-proof': {
    says: 'Legga perché hanno detto no. Risponda a ogni punto e aggiunga foto, ricevute, permessi o lo scritto di un testimone.',
  },
  'gb.pcn.step-tribunal-hearing': {
    says: 'Scelga come si decide: sui documenti, o per telefono o video. Non Le serve un avvocato.',
  },
  'gb.pcn.step-tribunal-or-pay': {
    says: 'Se non fa ricorso, paghi prima che finiscano i 28 giorni, così la somma non sale di metà.',
  },
  'gb.pcn.step-certificate-plan': {
    says: 'Se non può pagare tutto, scriva ora al comune e chieda tempo. Dica perché.',
  },
  'gb.pcn.step-certificate-watch': {
    says: 'Stia attento a un ordine di recupero (order for recovery). Ha un modulo per dire che cosa è andato male, con 21 giorni per mandarlo.',
  },
  'gb.pcn.step-certificate-address': {
    says: 'Controlli che il comune e la DVLA abbiano il Suo indirizzo attuale, così la prossima lettera Le arriva.',
  },
  'gb.pcn.step-witness-late': {
    says: 'Se i 21 giorni sono passati, mandi il modulo TE7 con il TE9 e dica perché è in ritardo.',
  },
  'gb.pcn.step-witness-advice': {
    says: 'Chiami National Debtline allo 0808 808 4000 per un aiuto gratuito con i moduli o un piano.',
  },
  'gb.pcn.option-never-knew': {
    title: 'Dire che non ha mai ricevuto gli avvisi',
    says: 'Lo dica al comune. Quando arriva l’ordine di recupero (order for recovery), mandi il modulo TE9 o PE3 per far tornare indietro il caso.',
    cost: 'Gratis',
    time: 'Scriva ora, poi usi il modulo entro 21 giorni dall’ordine',
    risk: 'Funziona solo se è vero.',
    bestFor: 'Le lettere di prima sono andate a un vecchio indirizzo, o nessuno Le ha risposto.',
  },
}
