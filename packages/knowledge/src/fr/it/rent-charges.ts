/** The Italian words of the rows in ../rent-charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_CHARGES_WORDS: Words = {
  'fr.charges.want': {
    says: 'Il padrone di casa ha confrontato le vere spese di un anno con ciò che ha pagato, e vuole il resto.',
  },
  'fr.charges.want-check': {
    says: 'Può controllare e chiedere le fatture prima di pagare.',
  },
  'fr.charges.reality': {
    says: 'Può vedere per sei mesi le fatture dietro la somma. Contano solo le spese dell’elenco di legge.',
  },
  'fr.charges.not-yet': {
    says: 'Nessuno può prendere soldi per questa lettera. Serve un titolo, di solito da un giudice.',
  },
  'fr.charges.right-proof': {
    says: 'Il conto per tipo di spesa deve arrivare un mese prima della scadenza. Le fatture devono esserle aperte per sei mesi.',
  },
  'fr.charges.right-late': {
    says: 'Se il conto arriva dopo la fine dell’anno seguente, può pagare in dodici rate.',
  },
  'fr.charges.right-three': {
    says: 'Le spese di oltre tre anni non si possono più chiedere.',
  },
  'fr.charges.right-list': {
    says: 'Le riparazioni del palazzo e le spese proprie del padrone di casa non le paga Lei.',
  },
  'fr.charges.step-ask': {
    says: 'Chieda per iscritto le fatture e come è calcolata la Sua quota.',
  },
  'fr.charges.step-compare': {
    says: 'Confronti ogni riga con l’anno scorso e con l’elenco di legge. Scriva che cosa è nuovo.',
  },
  'fr.charges.option-check': {
    says: 'Chieda prima le fatture e dica che pagherà ciò che è giusto.',
    title: 'Chiedere le fatture e contestare',
    cost: 'Gratis',
    time: 'Entro sei mesi',
    risk: 'Paghi in tempo ciò che è chiaramente giusto.',
    bestFor: 'La somma è alta o non spiegata.',
  },
  'fr.charges.option-plan': {
    says: 'Chieda di pagare a rate, dodici se il conto è in ritardo.',
    title: 'Chiedere di pagare a rate',
    cost: 'La somma, a rate',
    time: 'Prima del giorno della lettera',
    risk: 'Possono dire no se il conto è in tempo.',
    bestFor: 'La somma è giusta ma troppo alta in una volta.',
  },
}
