/** The Italian words of Ireland: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_IT: Words = {
  'ie.home.element-reason': {
    name: 'Il motivo',
    says: 'Dopo sei mesi la disdetta deve dire un motivo che la legge permette.',
    ifMissing:
      'Non vediamo un motivo. Senza, la disdetta può non valere. Chieda a Threshold o al RTB.',
  },
  'ie.home.element-hours': {
    name: 'Le ultime 24 ore',
    says: 'La disdetta deve dire che ha tutto l’ultimo giorno per andare via.',
    ifMissing:
      'Non vediamo la frase sulle 24 ore intere. Chieda a Threshold o al RTB se la disdetta vale.',
  },
  'ie.home.element-rtb': {
    name: 'Il Suo diritto di andare al RTB',
    says: 'La disdetta deve dire che può portarla al RTB, e fino a quando.',
    ifMissing: 'Non vediamo la frase sul RTB. Chieda a Threshold o al RTB se la disdetta vale.',
  },
  'ie.home.element-service': {
    name: 'La data di consegna',
    says: 'La disdetta deve dire il giorno in cui è stata consegnata.',
    ifMissing: 'Non vediamo una data di consegna. Chieda a Threshold o al RTB se la disdetta vale.',
  },
  'ie.home.myth-date': {
    says: 'Una data in una disdetta da sola non le toglie la casa. Se la contesta in tempo al RTB, può restare finché decide.',
  },
  'ie.home.want': {
    says: 'Questa disdetta è il primo passo, non l’ultimo.',
  },
  'ie.home.reality': {
    says: 'Una disdetta da sola non le toglie la casa. Se la contesta, decide il Residential Tenancies Board (RTB).',
  },
  'ie.home.who': {
    says: 'Un proprietario o un’agenzia è una persona o ditta privata. Non possono cambiare la serratura né mettere fuori le Sue cose.',
  },
  'ie.home.rights': {
    says: 'Può restare mentre il RTB esamina una lite mandata in tempo. Deve continuare a pagare l’affitto.',
  },
  'ie.home.not-yet': {
    says: 'Non possono mandarla via oggi. Servono una disdetta valida, un ordine del RTB e poi un ordine della District Court se Lei resta.',
  },
  'ie.home.know-copy': {
    says: 'Il proprietario deve mandare una copia della disdetta al RTB lo stesso giorno. Altrimenti la disdetta non vale.',
  },
  'ie.home.right-dispute': {
    says: 'Può contestare una disdetta al RTB. Ha 90 giorni, o 28 giorni se riguarda affitto non pagato o un’altra violazione.',
  },
  'ie.home.right-reason': {
    says: 'Dopo sei mesi nella Sua casa il proprietario ha bisogno di un motivo che la legge permette, e deve dirlo.',
  },
  'ie.home.right-notice': {
    says: 'Senza violazioni il preavviso è di 90 giorni sotto sei mesi, 152 fino a un anno, 180 fino a sette anni, poi 196 e 224.',
  },
  'ie.home.right-six-years': {
    says: 'Se il Suo affitto è iniziato il 1 marzo 2026 o dopo e Lei è lì da sei mesi, ha sei anni di forte protezione.',
  },
  'ie.home.right-locks': {
    says: 'Chiuderla fuori è contro la legge. Il RTB può agire in fretta e ordinare che Lei rientri.',
  },
  'ie.home.right-warning': {
    says: 'Per affitto non pagato il proprietario deve prima mandare un avviso (warning notice) con almeno 28 giorni per pagare, e una copia al RTB.',
  },
  'ie.home.right-pay-ends': {
    says: 'Se paga tutto ciò che deve entro i 28 giorni, non possono chiudere l’affitto per questo.',
  },
  'ie.home.warning': {
    says: 'Un avviso (warning notice) deve darle almeno 28 giorni per pagare. Contiamo dalla sua data, per prudenza.',
    action: 'Pagare tutto l’affitto che deve, o concordare un piano per iscritto',
    consequence: 'Il proprietario può mandare una disdetta per chiudere l’affitto.',
  },
  'ie.home.dispute-breach': {
    says: 'Per una disdetta su affitto non pagato o un’altra violazione ha 28 giorni per andare al RTB. Contiamo dalla sua data.',
    action: 'Mandare una lite al RTB, se pensa che la disdetta sia sbagliata',
    consequence: 'Il RTB può non accettare il Suo caso.',
  },
  'ie.home.dispute': {
    says: 'Ha 90 giorni da quando riceve la disdetta per andare al RTB. Contiamo dalla sua data.',
    action: 'Mandare una lite al RTB, se pensa che la disdetta sia sbagliata',
    consequence: 'Il RTB può non accettare il Suo caso.',
  },
  'ie.home.step-stay': {
    says: 'Non vada ancora via e non firmi nulla che chiuda l’affitto.',
  },
  'ie.home.step-call': {
    says: 'Chiami Threshold allo 1800 454 454. È gratis e possono controllare la disdetta.',
  },
  'ie.home.step-check': {
    says: 'Controlli la data, il motivo, i giorni di preavviso e che il RTB abbia avuto una copia.',
  },
  'ie.home.step-pay': {
    says: 'Se deve dell’affitto, paghi ora ciò che può. Chieda aiuto al Community Welfare Officer della Sua zona.',
  },
  'ie.home.opt-rtb': {
    title: 'Contestarla al RTB',
    says: 'Faccia domanda online e chieda una mediazione gratis o un’udienza.',
    cost: 'Una piccola tassa; la mediazione è gratis.',
    time: '90 giorni, o 28 per una violazione.',
    risk: 'Deve continuare a pagare l’affitto.',
    bestFor: 'La disdetta ha errori o il motivo non è vero.',
  },
  'ie.home.opt-pay': {
    title: 'Pagare ciò che deve',
    says: 'Paghi tutto entro i 28 giorni e tenga la prova.',
    cost: 'L’affitto che deve.',
    time: '28 giorni.',
    risk: 'Se paga troppo tardi, possono chiudere l’affitto.',
    bestFor: 'Può trovare i soldi.',
  },
  'ie.home.opt-plan': {
    title: 'Concordare un piano',
    says: 'Offra l’affitto e una parte degli arretrati. MABS può aiutare a scriverlo.',
    cost: 'La somma concordata.',
    time: 'Giorni.',
    risk: 'Un piano non rispettato rende tutto più difficile.',
    bestFor: 'Può pagare, ma non tutto insieme.',
  },
  'ie.home.opt-threshold': {
    title: 'Chiedere a Threshold',
    says: 'Un consulente gratis può controllare la disdetta e parlare con il proprietario.',
    cost: 'Gratis.',
    time: 'Oggi.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro di cosa fare.',
  },
  'ie.home.warn-council': {
    says: 'Se rischia di perdere la casa, lo dica presto al comune (council). Può aiutare a evitarlo.',
  },
  'ie.home.insight-mistakes': {
    says: 'Molte disdette non valgono per una data sbagliata, troppo pochi giorni o nessuna copia al RTB.',
    actionable:
      'Chieda a Threshold o al RTB di controllare ogni punto prima di pensare di andare via.',
  },
  'ie.home.change-2026': {
    says: 'La legge sugli affitti è cambiata il 1 marzo 2026. Gli affitti iniziati prima tengono i vecchi motivi.',
    was: 'Un proprietario poteva chiudere quasi tutti gli affitti per vendita o uso proprio dopo sei mesi.',
    is: 'Per gli affitti da quel giorno, chi ha quattro o più case non può chiuderli senza una violazione Sua, e i piccoli solo per pochi motivi.',
  },
  'ie.home.right-declaration': {
    says: 'Se il motivo è una vendita, con la disdetta deve arrivare una dichiarazione giurata (statutory declaration). La vendita deve essere prevista entro nove mesi.',
  },
  'ie.home.right-many-homes': {
    says: 'Un proprietario che vende dieci o più case dello stesso complesso in sei mesi di solito non può chiudere gli affitti per questo.',
  },
  'ie.home.know-email': {
    says: 'Una e-mail o un SMS da soli non sono una disdetta valida. Deve essere consegnata a Lei, spedita per posta o lasciata a casa Sua.',
  },
  'ie.home.know-slip': {
    says: 'Un piccolo errore che non La danneggia può non annullare la disdetta. Chieda a Threshold di controllare prima di contarci.',
  },
  'ie.home.right-stay-meanwhile': {
    says: 'Finché la controversia sulla disdetta è davanti alla RTB, l’affitto di regola continua. Continui a pagare.',
  },
}
