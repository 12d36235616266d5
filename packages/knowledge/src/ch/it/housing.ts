/** Notice to end a lease, rent arrears and rent rises: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
  'ch.home.want': {
    says: 'Il Suo locatore disdice il contratto. Vale solo sul modulo ufficiale del Suo cantone.',
  },
  'ch.home.want-rent': {
    says: "Il Suo locatore dice che l'affitto è in ritardo e fissa un termine per pagare.",
  },
  'ch.home.who': { says: 'È il Suo locatore o la ditta che amministra lo stabile.' },
  'ch.home.real': { says: 'Non è obbligato ad andarsene oggi. Solo un tribunale può ordinarlo.' },
  'ch.home.not-yet': {
    says: 'Nessuno può cambiare le serrature o buttare fuori le Sue cose senza un ordine del tribunale.',
  },
  'ch.home.rights': {
    says: "Può contestare una disdetta o chiedere più tempo all'autorità di conciliazione. Per le abitazioni è gratis.",
  },
  'ch.home.deadline-thirty': {
    says: 'Ha trenta giorni dal ricevimento per contestare la disdetta o chiedere una protrazione.',
    action: "Scrivere all'autorità di conciliazione in materia di locazione",
    consequence: 'Non può più contestarla.',
  },
  'ch.home.deadline-pay': {
    says: "Per un'abitazione la legge dà almeno trenta giorni dal ricevimento per pagare tutto l'affitto in ritardo.",
    action: "Pagare in tempo tutto l'affitto in ritardo",
    consequence: 'Il locatore può disdire con trenta giorni per la fine di un mese.',
  },
  'ch.home.step-form': {
    says: 'Controlli il modulo. I coniugi devono riceverne uno ciascuno, in una lettera separata. Se no, la disdetta è nulla.',
  },
  'ch.home.step-pay': {
    says: "Paghi tutto l'affitto in ritardo entro il termine. Chieda aiuto a famiglia, Comune o a un fondo. Un pagamento parziale non basta.",
  },
  'ch.home.step-fight': {
    says: "Scriva all'autorità di conciliazione entro trenta giorni. Dica che contesta la disdetta e chiede una protrazione.",
  },
  'ch.home.step-help': { says: "Chieda ora all'Associazione inquilini (ASI, ASLOCA)." },
  'ch.home.step-sum': { says: 'Chieda una lista di affitti e pagamenti, mese per mese.' },
  'ch.home.right-form': { says: 'Una disdetta senza il modulo ufficiale è nulla.' },
  'ch.home.right-longer': {
    says: "Se andarsene è troppo gravoso, può chiedere fino a quattro anni in più in un'abitazione. Lo chieda entro 30 giorni dalla disdetta. Non si ottiene dopo una grave violazione dei doveri.",
  },
  'ch.home.right-both': {
    says: 'Sposati, ed è la casa della famiglia? La diffida per l’affitto e la disdetta devono arrivare a ciascuno separatamente. Se no, la disdetta è nulla.',
  },
  'ch.home.right-thirty': {
    says: 'Ha diritto ad almeno trenta giorni, per iscritto, prima di una disdetta per affitto in ritardo.',
  },
  'ch.home.right-free': {
    says: "L'autorità di conciliazione è gratuita per l'affitto di un'abitazione.",
  },
  'ch.home.option-fight': {
    title: 'Contestare la disdetta',
    says: "Chieda all'autorità di annullarla o di dare tempo.",
    cost: 'Nulla.',
    time: 'Trenta giorni.',
    risk: 'La disdetta può restare valida.',
    bestFor: 'Vuole restare più a lungo.',
  },
  'ch.home.option-pay': {
    title: "Pagare in tempo tutto l'affitto in ritardo",
    says: 'Evita la disdetta.',
    cost: "L'affitto.",
    time: 'Prima che finisca il termine.',
    risk: 'Nessuno.',
    bestFor: 'Può trovare i soldi.',
  },
  'ch.home.option-plan': {
    title: 'Concordare un piano per iscritto',
    says: 'Chieda al locatore di non disdire.',
    cost: 'Ciò che offre.',
    time: 'Adesso.',
    risk: 'Senza un sì firmato il termine corre ancora.',
    bestFor: 'Le servono alcune settimane.',
  },
  'ch.home.option-help': {
    title: "Chiedere all'Associazione inquilini",
    says: 'Controlla la lettera.',
    cost: 'Una quota.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: "Ogni lettera sull'affitto.",
  },
  'ch.home.warn-time': {
    says: 'I trenta giorni sono rigidi. Mandi la lettera per raccomandata e tenga la ricevuta.',
  },
}
