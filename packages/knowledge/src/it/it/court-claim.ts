/** Papers of a court that start a case: the summons, the answer and help. Orders for payment and evictions are apart: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'it.claim.want-summons': {
    says: 'Qualcuno ha iniziato una causa contro di Lei e La chiama davanti al giudice.',
  },
  'it.claim.who': {
    says: "Arriva con l'ufficiale giudiziario, la posta o la PEC, per l'avvocato dell'altra parte. È serio.",
  },
  'it.claim.rights': {
    says: 'Può opporsi, dire perché ed essere sentito. Con un reddito basso può avere un avvocato gratis.',
  },
  'it.claim.reality': {
    says: 'Se non fa nulla, diventa definitivo e possono pignorare. Se si oppone in tempo, devono provarlo.',
  },
  'it.claim.august': {
    says: 'Dal 1° al 31 agosto molti termini si fermano. Noi non ne teniamo conto, per sicurezza.',
  },
  'it.claim.deadline-answer': {
    says: "In una causa ordinaria l'avvocato deve depositare la risposta 70 giorni prima dell'udienza.",
    action: 'Depositare la comparsa di risposta con un avvocato',
    consequence: 'Perde il diritto ad alcune difese.',
  },
  'it.claim.right-unfair-terms': {
    says: 'Contro un consumatore il giudice deve controllare le clausole vessatorie e la causa va fatta dove Lei abita.',
  },
  'it.claim.right-legal-aid': {
    says: "Con un reddito basso ha diritto a un avvocato gratis (patrocinio a spese dello Stato). Chieda all'Ordine degli avvocati.",
  },
  'it.claim.right-small-claims': {
    says: 'Davanti al giudice di pace non serve un avvocato per cause fino a 1.100 €.',
  },
  'it.claim.step-date': {
    says: "Scriva il giorno della notifica. Conservi la busta. Segni l'ultimo giorno.",
  },
  'it.claim.step-real': {
    says: 'Controlli che sia vero: tribunale, numero (R.G.) e avvocato. Chiami la cancelleria a un numero trovato da Lei.',
  },
  'it.claim.step-lawyer': {
    says: 'Vada da un avvocato questa settimana. Se il reddito è basso, chieda il patrocinio gratuito.',
  },
  'it.claim.step-papers': {
    says: 'Raccolga ricevute, contratto e lettere. Dica cosa non va: pagato, prescritto, non Suo, somma sbagliata.',
  },
  'it.claim.step-agree': {
    says: 'Se lo deve, chiami il loro avvocato e offra un piano prima della scadenza. Lo ottenga per iscritto.',
  },
  'it.claim.step-old': {
    says: 'Se il debito è prescritto, il Suo avvocato deve dirlo. Il giudice non lo dice da solo.',
  },
  'it.claim.option-defend': {
    title: 'Fare opposizione',
    says: "Un avvocato deposita l'opposizione o la risposta. L'altra parte deve provare il debito.",
    cost: 'Avvocato e contributo unificato, o patrocinio gratuito.',
    time: '40 giorni per il decreto. La causa può durare anni.',
    risk: 'Se perde, può pagare le loro spese.',
    bestFor: 'È pagato, sbagliato, prescritto, non Suo o vessatorio.',
  },
  'it.claim.option-negotiate': {
    title: 'Fare un accordo',
    says: 'Offra di pagare a rate. Chieda che la causa finisca.',
    cost: 'Quello che concorda.',
    time: 'Alcuni giorni. Il termine corre.',
    risk: 'Senza accordo scritto la causa va avanti.',
    bestFor: 'Lo deve e può pagare a rate.',
  },
  'it.claim.option-help': {
    title: 'Avvocato gratis',
    says: "Chieda il patrocinio all'Ordine degli avvocati della Sua città.",
    cost: 'Nulla con reddito basso.',
    time: 'Una visita questa settimana.',
    risk: 'Non lasci scadere il termine mentre aspetta.',
    bestFor: 'Qualsiasi atto del giudice.',
  },
  'it.claim.insight-mediation': {
    says: "Per banche, assicurazioni e affitti, dopo l'opposizione il creditore deve avviare la mediazione. Se no, il decreto cade.",
    actionable: "Chieda all'avvocato di controllare.",
  },
  'it.claim.warning-no-ignore': {
    says: 'Non ignori un atto giudiziario. Rifiutarlo o non ritirarlo alla posta non lo ferma.',
  },
}
