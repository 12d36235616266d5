/** The Italian words of the Netherlands: enforcement. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_IT: Words = {
  'nl.bailiff.want': {
    says: 'Un ufficiale giudiziario vuole il pagamento per una sentenza o un ordine. Se no, può seguire un pignoramento (beslag).',
  },
  'nl.bailiff.who': {
    says: 'Un ufficiale giudiziario (gerechtsdeurwaarder) è un pubblico ufficiale con regole severe. Può reclamare a un tribunale disciplinare.',
  },
  'nl.bailiff.real': {
    says: 'È serio, ma Le resta abbastanza per vivere. Può ancora concordare un piano.',
  },
  'nl.bailiff.not-yet': {
    says: 'Dopo l’ordine di pagare ha di solito due giorni. Solo poi si possono pignorare cose.',
  },
  'nl.bailiff.rights': {
    says: 'Ha diritto a un reddito protetto, alle cose di base e a un elenco chiaro di tutte le somme.',
  },
  'nl.bailiff.deadline-two': {
    says: 'Dopo un ordine di pagare ha di solito due giorni. Chiami prima.',
    action: 'Chiamare l’ufficiale giudiziario e offrire un piano',
    consequence: 'Dopo si possono pignorare cose.',
  },
  'nl.bailiff.step-call': {
    says: 'Chiami l’ufficiale giudiziario (deurwaarder). Chieda di quale sentenza o ordine si tratta, e un elenco delle somme.',
  },
  'nl.bailiff.step-form': {
    says: 'Controlli il reddito protetto (beslagvrije voet) su uwbeslagvrijevoet.nl. Se è sbagliato, chieda all’ufficiale giudiziario di correggerlo.',
  },
  'nl.bailiff.step-bank': {
    says: 'Una parte dei soldi in banca deve restare libera. Se non può pagare cibo o affitto, lo dica subito all’ufficiale giudiziario (deurwaarder).',
  },
  'nl.bailiff.step-help': {
    says: 'Se casa o energia sono a rischio, chieda al comune aiuto urgente per i debiti.',
  },
  'nl.bailiff.step-438': {
    says: 'Se il pignoramento è sbagliato, un giudice può fermarlo in fretta (executiegeschil). Prenda un avvocato.',
  },
  'nl.bailiff.step-plan': {
    says: 'Offra per iscritto una somma al mese, con il Suo bilancio.',
  },
  'nl.bailiff.right-income': {
    says: 'Ha diritto a una parte protetta del reddito. La somma cambia ogni gennaio e luglio.',
  },
  'nl.bailiff.right-goods': {
    says: 'Le cose che servono per vita, lavoro e studio non si possono pignorare.',
  },
  'nl.bailiff.right-door': {
    says: 'Un ufficiale giudiziario non può forzare la porta da solo. Deve esserci un agente di polizia o un altro funzionario.',
  },
  'nl.bailiff.right-complain': {
    says: 'Può reclamare contro un ufficiale giudiziario, prima al suo ufficio, poi al tribunale disciplinare. Questo chiede 50 €. Le tornano se ha ragione, anche solo in parte.',
  },
  'nl.bailiff.option-plan': {
    title: 'Concordare un piano',
    says: 'Offra ciò che può pagare ogni mese.',
    cost: 'Ciò che offre.',
    time: 'Una chiamata oggi.',
    risk: 'Le spese continuano finché non è pagato.',
    bestFor: 'Lo deve.',
  },
  'nl.bailiff.option-438': {
    title: 'Chiedere a un giudice di fermarlo',
    says: 'Una causa rapida contro un pignoramento sbagliato.',
    cost: 'Un avvocato e una tassa di tribunale.',
    time: 'Giorni o settimane.',
    risk: 'Spese se perde.',
    bestFor: 'Il pignoramento è chiaramente sbagliato.',
  },
  'nl.bailiff.option-help': {
    title: 'Chiedere aiuto per i debiti',
    says: 'Il comune può aiutarla ad avere un piano. Il tribunale può dare un regime per i debiti (Wsnp) di 18 mesi.',
    cost: 'Nulla.',
    time: 'Un primo colloquio entro quattro settimane.',
    risk: 'Regole severe.',
    bestFor: 'Ha molti debiti.',
  },
  'nl.bailiff.insight-pause': {
    says: 'Un giudice può fermare uno sfratto o un distacco fino a sei mesi, mentre riceve aiuto per i debiti.',
    actionable: 'Chieda ora al comune o a un avvocato di presentare la richiesta (moratorium).',
  },
  'nl.bailiff.warn-evict': {
    says: 'Una data di sfratto è vera. Si faccia aiutare oggi da un legale.',
  },
  'nl.bailiff.right-not-heard': {
    says: 'Non era in tribunale? Può opporsi (verzet), di solito entro quattro settimane da quando ha avuto in mano la sentenza o ha agito. Cerchi aiuto oggi.',
  },
}
