/** Notices of landlords, and rent that is late: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_IT: Words = {
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
  'ie.home.right-dispute': {
    says: 'Può contestare una disdetta al RTB. Ha 90 giorni, o 28 giorni se riguarda affitto non pagato o un’altra violazione.',
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
  'ie.home.right-stay-meanwhile': {
    says: 'Finché la controversia sulla disdetta è davanti alla RTB, l’affitto di regola continua. Continui a pagare.',
  },
}
