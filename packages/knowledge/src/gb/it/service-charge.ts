/** A bill for the shared costs of a home: leaseholders in England and Wales, and owners on an estate. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_IT: Words = {
  'gb.service-charge.who': {
    says: 'Un amministratore chiede per il proprietario dell’edificio. Il Suo contratto (lease) dice che cosa può chiedere e la Sua quota.',
  },
  'gb.service-charge.reality': {
    says: 'Spesso una parte è dovuta. Meglio pagare ciò che è chiaramente giusto e contestare il resto per iscritto.',
  },
  'gb.service-charge.right-name': {
    says: 'La richiesta deve indicare nome e indirizzo del proprietario. Finché mancano, le spese (service charge) non sono dovute.',
  },
  'gb.service-charge.right-pay-dispute': {
    says: 'Pagare non significa essere d’accordo. Può pagare e andare lo stesso al tribunale.',
  },
  'gb.service-charge.right-late-fee': {
    says: 'Una spesa aggiunta, per esempio per ritardo, deve essere prevista dal contratto, essere equa e avere un proprio riassunto dei diritti.',
  },
  'gb.service-charge.right-case-costs': {
    says: 'Può chiedere che il proprietario non aggiunga le spese della causa alle richieste successive.',
  },
  'gb.service-charge.step-lease': {
    says: 'Guardi il contratto (lease). Permette questa spesa, con questa quota e a questa data?',
  },
  'gb.service-charge.step-check': {
    says: 'Controlli che ci siano nome e indirizzo del proprietario e il riassunto dei diritti.',
  },
  'gb.service-charge.step-ask': {
    says: 'Chieda i conti, le fatture e il calcolo della Sua quota.',
  },
  'gb.service-charge.option-tribunal': {
    says: 'In Inghilterra il First-tier Tribunal (Property Chamber), in Galles il Leasehold Valuation Tribunal. Decide quanto deve e quando.',
    title: 'Chiedere al tribunale quanto deve',
    cost: 'Una tassa. Con un reddito basso può chiedere aiuto.',
    time: 'Alcuni mesi.',
    risk: 'Paghi ciò che accetta, così non è un arretrato.',
    bestFor: 'Le spese sembrano alte o il lavoro era scadente.',
  },
  'gb.service-charge.option-pay': {
    says: 'Paghi in tempo e scriva: "I pay under protest and keep my right to challenge this."',
    title: 'Pagare e tenere i Suoi diritti',
    cost: 'La somma chiesta.',
    time: 'Pochi minuti.',
    risk: 'I soldi tornano solo se vince o c’è un accordo.',
    bestFor: 'Ha un mutuo o non vuole arretrati.',
  },
  'gb.service-charge.option-time': {
    says: 'Chieda di pagare a rate, senza spese aggiunte finché le rispetta.',
    title: 'Chiedere tempo per pagare',
    cost: 'Niente.',
    time: 'Alcuni giorni.',
    risk: 'Abbia il piano per iscritto.',
    bestFor: 'La somma è giusta ma troppa in una volta.',
  },
  'gb.service-charge.right-estate': {
    says: 'Deve solo ciò che dice l’atto della Sua casa (deed). Una spesa per la cura dell’area deve essere ragionevole per il lavoro pagato.',
  },
  'gb.service-charge.step-estate': {
    says: 'Cerchi l’atto di acquisto (spesso TP1). Veda che cosa deve pagare e a chi.',
  },
  'gb.service-charge.step-lease-advice': {
    says: 'Chieda consiglio gratis al Leasehold Advisory Service (LEASE), pagato dal governo.',
  },
  'gb.service-charge.right-safety': {
    says: 'In un edificio di 11 metri o cinque piani, una casa con qualifying lease non paga nulla per il rivestimento insicuro; gli altri costi antincendio hanno un tetto. Mandi ora il deed of certificate e chieda quello del proprietario.',
  },
}
