/** Causa in Scozia (simple procedure), in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_SCOTLAND_IT: Words = {
  'gb.claim.scotland-want': {
    says: 'Il tribunale (sheriff court) vuole la Sua risposta. Non ha ancora deciso nulla.',
  },
  'gb.claim.scotland-over-want': {
    says: 'La sheriff court ha chiesto la sua risposta. Il giorno è passato, quindi può aver già deciso.',
  },
  'gb.claim.scotland-over-rights': {
    says: 'Se ha deciso senza di lei, può chiedere allo sheriff di annullare la decisione (recall). Allora sarà sentito.',
  },
  'gb.claim.scotland-over-step': {
    says: 'Chiami oggi la sheriff court con il numero della causa. Chieda se c’è una decisione. Se non c’è, mandi subito il Response Form.',
  },
  'gb.claim.scotland-over-recall': {
    says: 'Se c’è una decisione, chieda al tribunale il modulo di recall. Dica perché non ha risposto e qual è la sua difesa. Faccia presto.',
  },
  'gb.claim.scotland-rights': {
    says: 'Può pagare, contestarla, o ammetterla e chiedere tempo per pagare. In ogni caso risponda prima dell’ultimo giorno per rispondere.',
  },
  'gb.claim.scotland-who': {
    says: 'Chi dice che Lei deve soldi si chiama «claimant». Lei è il «respondent». Lo sheriff è il giudice e non sta con nessuno.',
  },
  'gb.claim.scotland-not-yet': {
    says: 'Nessuno può pignorare ora conto o stipendio per questa causa. Serve una decisione e, quasi sempre, un’intimazione (charge) con 14 giorni per pagare.',
  },
  'gb.claim.scotland-step-dates': {
    says: 'Cerchi nella busta il calendario (Timetable). Segni ora l’ultimo giorno per rispondere.',
  },
  'gb.claim.scotland-step-dispute': {
    says: 'Nel modulo di risposta (Response Form) dica quali fatti ammette, quali no e perché. Elenchi documenti e testimoni.',
  },
  'gb.claim.scotland-step-old': {
    says: 'Non ci sono stati pagamenti, ammissioni scritte o cause per cinque anni? Dica che il debito è finito.',
  },
  'gb.claim.scotland-right-time-to-pay': {
    says: 'Ha il diritto di chiedere tempo per pagare. Se il creditore (claimant) non accetta, decide lo sheriff.',
  },
  'gb.claim.scotland-right-response': {
    says: 'Ha il diritto di essere ascoltato. Mandi il modulo (Response Form) al tribunale, e una copia al creditore (claimant), entro l’ultimo giorno.',
  },
  'gb.claim.scotland-warn': {
    says: 'Se il tribunale non riceve nulla entro l’ultimo giorno, il creditore (claimant) può chiedere una decisione senza di Lei.',
  },
  'gb.claim.scotland-option-dispute': {
    title: 'Contestarla nel modulo di risposta (Response Form)',
    says: 'Dica che cosa è sbagliato e mandi le prove. Lo sheriff può fissare un incontro o un’udienza.',
    cost: 'Rispondere non costa nulla.',
    time: 'Alcune ore ora, alcuni mesi per una decisione.',
    risk: 'Se perde, paga la somma e alcune spese.',
    bestFor: 'Non è il Suo debito, la somma è sbagliata, o è troppo vecchio.',
  },
  'gb.claim.scotland-option-time': {
    title: 'Ammetterla e chiedere tempo per pagare',
    says: 'Compili il modulo «Time to Pay» con il Suo bilancio e un’offerta.',
    cost: 'La somma al mese che offre.',
    time: 'Una sera.',
    risk: 'Ammette il debito.',
    bestFor: 'Lo deve ma non può pagare subito.',
  },
  'gb.claim.scotland-step-settle': {
    says: 'Se può pagare tutto prima dell’ultimo giorno per rispondere, lo faccia e conservi la prova. Allora non dovrebbe esserci una decisione contro di Lei.',
  },
  'gb.claim.scotland-help': {
    says: 'Il personale del tribunale può spiegare i moduli ma non consigliarla. Lo può un ufficio Citizens Advice o un consulente (money adviser).',
  },
  'gb.claim.scotland-option-help': {
    says: 'Un citizens advice bureau o un consulente per i debiti può aiutare con il modulo. Chieda anche della moratoria e del Debt Arrangement Scheme.',
    title: 'Avere aiuto gratuito con i moduli',
    cost: 'Nulla.',
    time: 'Una chiamata o visita questa settimana.',
    risk: 'Mandi il modulo in tempo, anche senza appuntamento.',
    bestFor: 'Tutti quelli con un modulo del tribunale.',
  },
  'gb.claim.scotland-tribunal-want': {
    says: 'Qualcuno chiede al tribunale degli alloggi (tribunal) un ordine contro di Lei. Non ha ancora deciso nulla.',
  },
  'gb.claim.scotland-tribunal-who': {
    says: 'Il tribunal decide le liti sulle case in affitto. Non sta da nessuna parte, e non serve un avvocato.',
  },
  'gb.claim.scotland-tribunal-reality': {
    says: 'È vero e urgente. Già al primo incontro il tribunal può decidere, anche senza di Lei. Perciò partecipi.',
  },
  'gb.claim.scotland-tribunal-right-heard': {
    says: 'Può scrivere la Sua versione entro il giorno indicato e parlare all’incontro (case management discussion). Dica che cosa è sbagliato nella somma e quali riparazioni mancavano.',
  },
  'gb.claim.scotland-tribunal-right-time': {
    says: 'Se lo deve, può chiedere al tribunal tempo per pagare, con il suo modulo. Guarda che cosa può permettersi.',
  },
  'gb.claim.scotland-tribunal-right-recall': {
    says: 'Se decide in Sua assenza, entro 14 giorni può chiedere di revocare (recall). Dica perché mancava e qual è la Sua difesa.',
  },
  'gb.claim.scotland-tribunal-step': {
    says: 'Segni il giorno e l’ora. Mandi i documenti al tribunal entro il giorno indicato e chieda aiuto a Shelter Scotland.',
  },
}
