/** Notices of landlords, and rent that is late: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_IT: Words = {
  'nz.home.myth-date': {
    says: 'Una data in una disdetta non La manda via da sola. Se resta, serve loro un ordine del Tenancy Tribunal.',
  },
  'nz.home.want': { says: 'Questa disdetta è il primo passo, non l’ultimo.' },
  'nz.home.reality': {
    says: 'Una disdetta non La manda via da sola. Se non è d’accordo, decide il Tenancy Tribunal.',
  },
  'nz.home.who': {
    says: 'Un padrone di casa o un agente è una persona o una società privata. Non possono cambiare le serrature o mettere fuori le Sue cose.',
  },
  'nz.home.rights': {
    says: 'Può risolvere il problema, contestare la disdetta al Tribunal o chiedere tempo.',
  },
  'nz.home.not-yet': {
    says: 'Non possono mandarla via oggi. Può farlo solo un ufficiale del tribunale (bailiff), con un ordine di sfratto (possession order) del Tribunal.',
  },
  'nz.home.right-tribunal': { says: 'Ha il diritto di andare al Tenancy Tribunal.' },
  'nz.home.right-locks': {
    says: 'Ha il diritto di tenere le chiavi, la luce e l’acqua. Chiuderla fuori è contro la legge.',
  },
  'nz.home.right-remedy': {
    says: 'Se l’affitto è in ritardo, di solito mandano prima un avviso per rimediare in 14 giorni. Se paga tutto, finisce lì.',
  },
  'nz.home.know-twenty-one': {
    says: 'Se l’affitto è in ritardo di 21 giorni o più, possono andare direttamente al Tribunal. Anche tre avvisi per affitto in ritardo in 90 giorni possono portare lì.',
  },
  'nz.home.fourteen': {
    says: 'Un avviso per rimediare (notice to remedy) deve darle almeno 14 giorni. Contiamo dalla sua data, per sicurezza.',
    action: 'Pagare l’affitto che deve, o rimediare alla violazione',
    consequence: 'Possono chiedere al Tribunal di chiudere l’affitto.',
  },
  'nz.home.step-stay': { says: 'Non vada ancora via e non firmi nulla che chiude l’affitto.' },
  'nz.home.step-check': {
    says: 'Controlli il tipo di affitto, il motivo, le date e i giorni di preavviso.',
  },
  'nz.home.step-pay': {
    says: 'Se deve dell’affitto, paghi ora quello che può. Chieda a Work and Income un aiuto per l’affitto.',
  },
  'nz.home.step-help': {
    says: 'Chiami Community Law, Citizens Advice Bureau o Tenancy Services allo 0800 836 262.',
  },
  'nz.home.opt-pay': {
    says: 'Paghi tutto entro i 14 giorni e tenga la prova.',
    title: 'Pagare quello che deve',
    cost: 'L’affitto che deve.',
    time: '14 giorni.',
    risk: 'Se paga troppo tardi, il caso può continuare.',
    bestFor: 'Può trovare i soldi.',
  },
  'nz.home.opt-tribunal': {
    says: 'Faccia domanda online e dica la Sua. In molti casi viene prima una mediazione (mediation) gratuita.',
    title: 'Andare al Tenancy Tribunal',
    cost: 'Una piccola tassa.',
    time: 'Prima dell’ultimo giorno della disdetta.',
    risk: 'Se perde, deve andare via.',
    bestFor: 'La disdetta è sbagliata o serve a punirla.',
  },
  'nz.home.opt-plan': {
    says: 'Offra l’affitto più una parte dell’arretrato, o chieda più tempo. Se lo faccia scrivere.',
    title: 'Concordare un piano',
    cost: 'La somma concordata.',
    time: 'Giorni.',
    risk: 'Un piano non rispettato può portare in fretta a un ordine.',
    bestFor: 'Può pagare, ma non tutto in una volta.',
  },
  'nz.home.opt-help': {
    says: 'Un avvocato di Community Law può controllare la disdetta.',
    title: 'Chiedere aiuto gratuito',
    cost: 'Gratis.',
    time: 'Oggi.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro di che cosa fare.',
  },
  'nz.home.warn-hearing': {
    says: 'Vada alla mediazione (mediation) e all’udienza. Si possono dare ordini senza di Lei.',
  },
  'nz.home.right-three-notices': {
    says: 'Tre avvisi in 90 giorni, ciascuno per un affitto in ritardo di almeno cinque giorni lavorativi, permettono al padrone di casa di andare al Tribunal. Lei può contestare un avviso lì.',
  },
  'nz.home.right-chance': {
    says: 'Il Tribunal può lasciarla restare se può pagare presto. Può fissare un piano che chiude il caso quando Lei l’ha rispettato.',
  },
}
