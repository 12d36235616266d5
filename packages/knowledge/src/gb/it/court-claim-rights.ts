/** Diritti e avvisi in una causa (court claim): il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_RIGHTS_IT: Words = {
  'gb.claim.right-reasons': {
    says: 'Ha il diritto di sapere di che cosa si tratta. La richiesta deve dire in breve i fatti su cui si basa.',
  },
  'gb.claim.right-instalments': {
    says: 'Ha il diritto di chiedere di pagare a rate. Se il creditore (claimant) dice no, decide un funzionario o un giudice sul Suo bilancio.',
  },
  'gb.claim.right-prove': {
    says: 'Ha il diritto di farglielo provare. Hanno iniziato loro la causa, quindi devono mostrare che Lei deve i soldi.',
  },
  'gb.claim.right-self': {
    says: 'Può parlare per sé. Nelle cause piccole (small claims), fino a £10,000, quasi tutti lo fanno. Il giudice La aiuterà a spiegarsi.',
  },
  'gb.claim.right-mediation': {
    says: 'Se contesta una causa piccola per soldi, ha un incontro telefonico gratuito con un mediatore del tribunale. Deve partecipare, ma non è obbligato ad accettare un accordo.',
  },
  'gb.claim.right-counterclaim': {
    says: 'Se loro devono soldi a Lei, può chiederli nella stessa causa. Si chiama «counterclaim». C’è una tassa, con un aiuto se il reddito è basso.',
  },
  'gb.claim.warn-silence': {
    says: 'Se il tribunale non riceve nulla in tempo, possono avere subito una sentenza, senza udienza. Non la ignori.',
  },
  'gb.claim.warn-where': {
    says: 'Una risposta al posto sbagliato può non valere. Mandi una difesa (defence) al tribunale, e un’ammissione (admission) al creditore (claimant).',
  },
  'gb.claim.warn-time-passed': {
    says: 'La richiesta ha più di un mese. Controlli subito se c’è una sentenza. Se no, mandi oggi una difesa.',
  },
  'gb.claim.warn-large': {
    says: 'Questa richiesta supera £10,000. Non è una causa piccola (small claim), e chi perde può pagare grandi spese. Chieda consiglio legale prima di difendersi.',
  },
  'gb.claim.warn-truth': {
    says: 'Mentire apposta in una difesa è oltraggio alla corte (contempt of court). Lei firma che è vera, quindi dica solo ciò che crede.',
  },
  'gb.claim.insight-grown': {
    says: 'Chiedono interessi. Un tribunale può concedere interessi fino all’8% l’anno, ma non è obbligato. Dopo lunghi ritardi spesso sono meno.',
    actionable:
      'Controlli somme e date. Se hanno aspettato per anni, chieda al tribunale di concedere meno.',
  },
  'gb.claim.insight-parking': {
    says: 'In una causa per parcheggio contro l’intestatario (keeper) che non guidava vale solo la somma del primo avviso, non le spese aggiunte.',
    actionable:
      'Confronti la somma richiesta con il primo avviso. Nella difesa contesti ogni somma aggiunta.',
  },
  'gb.claim.insight-thin': {
    says: 'Le cause in serie spesso hanno pochi fatti. Una richiesta deve dire quelli principali: quale contratto, come è stato violato, come si arriva alla somma.',
    actionable:
      'Nella difesa elenchi che cosa manca. Dica che non può rispondere del tutto finché non spiegano.',
  },
  'gb.claim.insight-no-letter': {
    says: 'Un’azienda doveva mandarle un avviso (letter of claim) e aspettare 30 giorni. Se non l’ha fatto, il giudice può tenerne conto.',
    actionable: 'Se non ha ricevuto quella lettera, lo dica nella difesa.',
  },
  'gb.claim.insight-limit': {
    says: 'I fatti sembrano di più di sei anni fa. Conta il giorno in cui il tribunale ha emesso la causa. «Troppo tardi» è una difesa completa, se Lei la usa.',
    actionable:
      'Confronti la data di emissione (issue date) con quella della violazione e dell’ultimo pagamento. Lo dica nella difesa.',
  },
  'gb.claim.tactic-extend': {
    says: 'Se mancano documenti, chieda al creditore (claimant) 28 giorni in più per la difesa. Molti accettano. Deve scriverlo al tribunale.',
    risk: 'Senza il loro sì, la Sua data resta.',
    notWhen: 'Non hanno accettato per iscritto.',
  },
  'gb.claim.tactic-defence': {
    says: 'Faccia una difesa breve, a punti numerati, con parole semplici. Risponda a ciò che dicono. Aggiunga i fatti che sa solo Lei.',
    risk: 'Un punto lasciato fuori può essere difficile da aggiungere dopo.',
    notWhen: 'Non ha un vero motivo per contestare.',
  },
  'gb.claim.tactic-settle': {
    says: 'Può ancora fare un accordo in ogni momento. Chieda che chiuda la causa senza sentenza, e che sia scritto.',
    risk: 'Finché non è firmato, rispetti le date del tribunale.',
    notWhen: 'È chiaro che Lei non deve la somma.',
  },
  'gb.claim.insight-bad-work': {
    says: 'Se il lavoro o il prodotto era cattivo, forse deve meno. La legge lascia a chi compra chiedere un prezzo più basso.',
    actionable:
      'Dica nella difesa (defence) che cosa non andava e quanto costa sistemarlo. Prenda foto e il prezzo di un altro.',
  },
  'gb.claim.right-time': {
    says: 'Ha 14 giorni dalla notifica per rispondere. Se in quel tempo manda la conferma (acknowledgment of service), ha 28 giorni per difendersi.',
  },
  'gb.claim.tactic-acknowledge': {
    says: 'Prima mandi la conferma (acknowledgment), poi ci pensi. Raddoppia il tempo da 14 a 28 giorni e non costa nulla.',
    risk: 'Segni la casella «difendere tutto» solo se è ciò che vuole fare.',
    notWhen: 'Ammetterà tutto il debito.',
  },
}
