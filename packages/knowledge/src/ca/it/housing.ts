/** Notices to end a tenancy and late rent, in every province, and in those with few rows: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_IT: Words = {
  'ca.home.myth-date': {
    says: 'Una data in un avviso da sola non Le toglie la casa. Quasi sempre solo un tribunale può ordinarle di uscire.',
  },
  'ca.home.want': { says: 'Questo avviso è il primo passo, non l’ultimo.' },
  'ca.home.reality': {
    says: 'Un avviso da solo non Le toglie la casa. Se non è d’accordo, quasi sempre decide un tribunale.',
  },
  'ca.home.who': {
    says: 'Un padrone di casa o un agente è una persona o una società privata. Non può cambiare di sua iniziativa le serrature o mettere fuori le Sue cose.',
  },
  'ca.home.rights': {
    says: 'Può restare mentre si decide. Può contestare l’avviso, pagare quanto deve o chiedere tempo.',
  },
  'ca.home.not-yet': {
    says: 'Non possono mandarla fuori oggi. Servono loro un avviso valido, poi un ordine, poi un ufficiale del tribunale.',
  },
  'ca.home.know-form': {
    says: 'Un avviso sul modulo sbagliato, con la data sbagliata o senza motivo può non valere.',
  },
  'ca.home.right-hearing': {
    says: 'Ha il diritto di contestare davanti a un tribunale un avviso che Le chiede di andare via.',
  },
  'ca.home.right-locks': {
    says: 'Ha il diritto di tenere chiavi, riscaldamento, acqua e luce finché l’affitto non è finito secondo la legge.',
  },
  'ca.home.right-notice': {
    says: 'Ha diritto a un avviso scritto con il tempo e il motivo che chiede la Sua provincia.',
  },
  'ca.home.step-stay': { says: 'Non vada ancora via e non firmi nulla che finisce il contratto.' },
  'ca.home.step-type': {
    says: 'Cerchi sull’avviso il numero del modulo, il motivo e le date. Da questi dipende quanti giorni ha.',
  },
  'ca.home.step-pay': {
    says: 'Se riguarda l’affitto, paghi quanto deve, se può. Tenga le prove. In alcune province questo annulla l’avviso.',
  },
  'ca.home.step-help': {
    says: 'Chiami oggi un telefono per inquilini o uno sportello legale (legal clinic). I termini possono essere di soli cinque giorni.',
  },
  'ca.home.opt-dispute': {
    says: 'Faccia domanda al tribunale della Sua provincia prima dell’ultimo giorno, o vada all’udienza.',
    title: 'Contestare l’avviso',
    cost: 'Spesso una piccola tassa. Può chiedere di non pagarla.',
    time: 'Entro pochi giorni.',
    risk: 'Se perde, può ricevere una data per andare via.',
    bestFor: 'Il motivo non è vero, o l’avviso ha errori.',
  },
  'ca.home.opt-pay': {
    says: 'Paghi tutto entro il tempo dell’avviso, e si faccia dare una ricevuta.',
    title: 'Pagare l’affitto che deve',
    cost: 'L’affitto che deve.',
    time: 'Entro i giorni dell’avviso.',
    risk: 'Se paga troppo tardi o troppo poco, il caso può andare avanti.',
    bestFor: 'Deve dell’affitto e può trovare i soldi.',
  },
  'ca.home.opt-plan': {
    says: 'Offra di pagare ogni mese l’affitto più una parte di quanto deve. Lo abbia per iscritto.',
    title: 'Concordare un piano',
    cost: 'La somma concordata.',
    time: 'Giorni.',
    risk: 'Un piano non rispettato può portare in fretta a un ordine.',
    bestFor: 'Può pagare, ma non tutto insieme.',
  },
  'ca.home.opt-help': {
    says: 'Uno sportello per inquilini (tenant clinic) può controllare l’avviso e parlare per Lei. Chieda al Suo comune anche di un fondo per l’affitto (rent bank).',
    title: 'Chiedere aiuto gratuito',
    cost: 'Gratis.',
    time: 'Oggi.',
    risk: 'Nessuno.',
    bestFor: 'Non sa bene che cosa fare.',
  },
  'ca.home.warn-hearing': {
    says: 'Vada all’udienza, anche se pensa di perdere. Molti ordini ci sono solo perché nessuno è venuto.',
  },
  'ca.home.insight-faith': {
    says: 'Un padrone di casa che dice che verrà a viverci la famiglia deve dirlo sul serio. Se la casa è presto affittata di nuovo, Lei può ricevere soldi.',
    actionable:
      'Tenga l’avviso. Quando non ci abita più, guardi se ci sono annunci per la Sua casa.',
  },
  'ca.home.mb-order': {
    says: 'In Manitoba un avviso da solo non può mandarla fuori. Può farlo solo un ordine del Residential Tenancies Branch, e prima Lei può dire la Sua.',
  },
  'ca.home.sk-order': {
    says: 'In Saskatchewan un avviso da solo non può mandarla fuori. Può farlo solo un ordine dell’Office of Residential Tenancies, e prima Lei può dire la Sua.',
  },
  'ca.home.ns-order': {
    says: 'In Nova Scotia un avviso da solo non può mandarla fuori. Può farlo solo un ordine del Residential Tenancies Program, e prima Lei può dire la Sua.',
  },
  'ca.home.nb-order': {
    says: 'In New Brunswick un avviso da solo non può mandarla fuori. Può farlo solo un ordine del Tenant and Landlord Relations Office, e prima Lei può dire la Sua.',
  },
}
