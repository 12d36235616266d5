/** The Italian words of the rows in ../court-claim.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'it.claim.want-order': {
    says: 'È un decreto ingiuntivo. Il giudice ha visto solo le carte del creditore, non le Sue ragioni.',
  },
  'it.claim.want-summons': {
    says: 'Qualcuno ha iniziato una causa contro di Lei e La chiama davanti al giudice.',
  },
  'it.claim.want-eviction': {
    says: 'Il proprietario chiede al giudice di mandarLa via (sfratto) e La chiama in udienza.',
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
  'it.claim.reality-eviction': {
    says: 'Se non va in udienza, il giudice convalida lo sfratto. Se ci va, può pagare, chiedere tempo od opporsi.',
  },
  'it.claim.no-seizure': {
    says: `Se non c'è scritto "provvisoriamente esecutivo", nei primi 40 giorni non possono pignorare nulla.`,
  },
  'it.claim.no-locks': {
    says: "Nessuno può mandarLa via il giorno dell'udienza. Il giudice fissa una data e l'ufficiale deve avvisarLa dieci giorni prima.",
  },
  'it.claim.august': {
    says: 'Dal 1° al 31 agosto molti termini si fermano. Noi non ne teniamo conto, per sicurezza.',
  },
  'it.claim.sixty-days': {
    says: 'Il decreto ingiuntivo va notificato entro 60 giorni dalla sua data. Altrimenti perde efficacia.',
  },
  'it.claim.deadline-order': {
    says: 'Ha 40 giorni da quando Le è stato notificato. Contiamo dalla sua data, per sicurezza.',
    action: 'Pagare o fare opposizione con un avvocato',
    consequence: 'Il decreto diventa definitivo e possono pignorare stipendio, conto e beni.',
  },
  'it.claim.deadline-answer': {
    says: "In una causa ordinaria l'avvocato deve depositare la risposta 70 giorni prima dell'udienza.",
    action: 'Depositare la comparsa di risposta con un avvocato',
    consequence: 'Perde il diritto ad alcune difese.',
  },
  'it.claim.deadline-eviction': {
    says: "Conta il giorno dell'udienza. Ci vada, anche senza avvocato.",
    action: 'Andare in udienza: pagare, chiedere tempo od opporsi',
    consequence: 'Il giudice convalida lo sfratto.',
  },
  'it.claim.right-oppose': {
    says: 'Ha diritto di fare opposizione al decreto ingiuntivo. Allora inizia una causa e devono provare il debito.',
  },
  'it.claim.right-stop': {
    says: 'Se il decreto è provvisoriamente esecutivo, può chiedere al giudice di sospenderlo per gravi motivi.',
  },
  'it.claim.right-late': {
    says: "Se non l'ha saputo in tempo per una notifica irregolare, può opporsi in ritardo. Chieda subito a un avvocato.",
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
  'it.claim.right-grace': {
    says: 'Per affitti di casa non pagati può pagare tutto con interessi e spese in udienza, o chiedere fino a 90 giorni (termine di grazia).',
  },
  'it.claim.right-grace-long': {
    says: 'Possono essere 120 giorni se ha perso il lavoro, è malato o in vera difficoltà. Vale tre volte in quattro anni, quattro se in difficoltà.',
  },
  'it.claim.right-twenty-days': {
    says: "Tra la notifica dello sfratto e l'udienza devono passare almeno 20 giorni.",
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
  'it.claim.step-hearing': {
    says: 'Vada in udienza con le prove dei pagamenti e delle difficoltà. Chieda al giudice il termine di grazia.',
  },
  'it.claim.step-social': {
    says: "Vada ai servizi sociali e all'ufficio casa del Comune. Chieda il fondo per la morosità incolpevole.",
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
  'it.claim.option-defend-home': {
    title: 'Salvare la casa',
    says: 'Vada in udienza. Paghi tutto, chieda il termine di grazia o si opponga.',
    cost: 'Affitti, interessi e spese. Patrocinio gratuito con reddito basso.',
    time: 'Fino a 90 o 120 giorni per pagare.',
    risk: 'Se manca la nuova data, lo sfratto è convalidato.',
    bestFor: 'Vuole restare o ha bisogno di tempo.',
  },
  'it.claim.option-negotiate': {
    title: 'Fare un accordo',
    says: 'Offra di pagare a rate. Chieda che la causa finisca.',
    cost: 'Quello che concorda.',
    time: 'Alcuni giorni. Il termine corre.',
    risk: 'Senza accordo scritto la causa va avanti.',
    bestFor: 'Lo deve e può pagare a rate.',
  },
  'it.claim.option-pay': {
    title: 'Pagare in tempo',
    says: 'Paghi la somma e le spese del decreto entro 40 giorni e conservi la prova.',
    cost: 'La somma, gli interessi e le spese fissate dal giudice.',
    time: 'Prima della scadenza.',
    risk: 'Basso.',
    bestFor: 'Deve tutto e può pagare.',
  },
  'it.claim.option-help': {
    title: 'Avvocato gratis',
    says: "Chieda il patrocinio all'Ordine degli avvocati della Sua città.",
    cost: 'Nulla con reddito basso.',
    time: 'Una visita questa settimana.',
    risk: 'Non lasci scadere il termine mentre aspetta.',
    bestFor: 'Qualsiasi atto del giudice.',
  },
  'it.claim.insight-silence': {
    says: 'Se non si oppone in 40 giorni, il decreto vale come una sentenza.',
    actionable: 'Vada da un avvocato molto prima della scadenza.',
  },
  'it.claim.insight-mediation': {
    says: "Per banche, assicurazioni e affitti, dopo l'opposizione il creditore deve avviare la mediazione. Se no, il decreto cade.",
    actionable: "Chieda all'avvocato di controllare.",
  },
  'it.claim.warning-no-ignore': {
    says: 'Non ignori un atto giudiziario. Rifiutarlo o non ritirarlo alla posta non lo ferma.',
  },
  'it.claim.tactic-partial': {
    says: 'Se deve una parte, la paghi e si opponga al resto.',
    risk: 'Il giudice può rendere esecutiva la parte non contestata.',
    notWhen: 'Non lo usi se tutto il debito è prescritto.',
  },
  'it.claim.element-warning': {
    name: "L'avviso dei 40 giorni",
    says: "Il decreto deve dire che può opporsi entro 40 giorni e che altrimenti segue l'esecuzione.",
    ifMissing: "Dica all'avvocato che manca l'avviso.",
  },
}
