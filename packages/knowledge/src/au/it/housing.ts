/** Notices to end a tenancy and late rent, in every state, with the states and territories that have few rows: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_IT: Words = {
  'au.home.myth-date': {
    says: 'Una data in un avviso non chiude da sola la Sua casa. Solo un tribunale (tribunal o court) può ordinarle di uscire.',
  },
  'au.home.want': { says: 'Questo avviso è il primo passo, non l’ultimo.' },
  'au.home.reality': {
    says: 'Un avviso non chiude da solo la Sua casa. Se Lei resta, il padrone di casa deve chiedere un ordine a un tribunale (tribunal o court).',
  },
  'au.home.who': {
    says: 'Un padrone di casa o un agente è una persona o ditta privata. Non può chiuderla fuori o mettere fuori le Sue cose.',
  },
  'au.home.rights': {
    says: 'Può restare finché c’è un ordine. Può recuperare l’affitto, contestare l’avviso o chiedere tempo.',
  },
  'au.home.not-yet': {
    says: 'Oggi non possono metterla fuori. Serve un avviso valido, un ordine, e poi la polizia o un ufficiale giudiziario (sheriff o bailiff).',
  },
  'au.home.know-form': {
    says: 'Un avviso con il modulo sbagliato, le date sbagliate o senza motivo può non valere.',
  },
  'au.home.right-hearing': {
    says: 'Ha diritto a un’udienza al tribunale (tribunal o court) del Suo stato.',
  },
  'au.home.right-locks': {
    says: 'Ha il diritto di tenere chiavi, luce e acqua. Chiuderla fuori senza un ordine è contro la legge.',
  },
  'au.home.right-notice': {
    says: 'Ha diritto a un avviso scritto con il tempo e, in quasi tutti gli stati, il motivo che la legge chiede.',
  },
  'au.home.step-stay': { says: 'Non se ne vada ancora e non firmi nulla che chiuda il contratto.' },
  'au.home.step-type': {
    says: 'Cerchi nell’avviso il motivo, il modulo e le date. Da questi dipende che cosa può fare.',
  },
  'au.home.step-pay': {
    says: 'Se si tratta di affitto, paghi subito quello che può o offra un piano per iscritto. Tenga le prove.',
  },
  'au.home.step-help': { says: 'Chiami oggi il servizio gratuito per inquilini del Suo stato.' },
  'au.home.opt-pay': {
    says: 'Paghi tutto, o concordi un piano, prima della data nell’avviso.',
    title: 'Recuperare l’affitto',
    cost: 'L’affitto che deve.',
    time: 'Prima della data nell’avviso.',
    risk: 'Se paga troppo tardi, il caso può andare avanti.',
    bestFor: 'Deve dell’affitto e può trovare i soldi.',
  },
  'au.home.opt-dispute': {
    says: 'Vada al tribunale (tribunal o court) del Suo stato e dica la Sua.',
    title: 'Contestare l’avviso',
    cost: 'Gratis o una piccola tassa.',
    time: 'Prima della data nell’avviso.',
    risk: 'Se perde, riceve una data per uscire.',
    bestFor: 'Il motivo non è vero, o l’avviso ha errori.',
  },
  'au.home.opt-time': {
    says: 'Chieda al padrone di casa, o al tribunale (tribunal), un giorno più tardi per i Suoi bisogni.',
    title: 'Chiedere più tempo',
    cost: 'Gratis.',
    time: 'Subito.',
    risk: 'Possono dire no.',
    bestFor: 'Le serve tempo per trovare una casa.',
  },
  'au.home.opt-help': {
    says: 'Un servizio per inquilini può controllare l’avviso. Chieda al Suo stato un prestito o un aiuto per l’affitto.',
    title: 'Chiedere aiuto gratis',
    cost: 'Gratis.',
    time: 'Oggi.',
    risk: 'Nessuno.',
    bestFor: 'Non sa bene che cosa fare.',
  },
  'au.home.warn-hearing': {
    says: 'Vada all’udienza. Molti ordini si fanno solo perché non è venuto nessuno.',
  },
  'au.home.warn-database': {
    says: 'Debiti e ordini possono metterla in un archivio di inquilini (tenant database). Può chiedere di vederlo e correggerlo.',
  },
  'au.home.insight-plan': {
    says: 'I tribunali (tribunals) spesso lasciano le persone in casa quando c’è un piano giusto per l’affitto.',
    actionable: 'Porti all’udienza un bilancio e la prova del primo pagamento.',
  },
}
