/** Decisions of private insurers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_WORDS: Words = {
  'de.supply.ins-want': {
    says: 'La Sua assicurazione rifiuta di pagare, paga solo una parte o chiede altri fatti.',
  },
  'de.supply.ins-who': {
    says: "È un'assicurazione privata. Il suo no è solo la sua opinione. Un ombudsman o un tribunale può decidere altrimenti.",
  },
  'de.supply.ins-reality': {
    says: "Un primo no spesso non è l'ultima parola. Chieda la clausola esatta e i motivi.",
  },
  'de.supply.ins-rights': {
    says: "Può chiedere i motivi, mandare prove e usare l'ombudsman gratuito.",
  },
  'de.supply.ins-not-yet': {
    says: "Con questa lettera il Suo diritto non è perso. Ha tre anni, contati dalla fine dell'anno, e le trattative fermano il tempo.",
  },
  'de.supply.ins-step-reasons': {
    says: 'Chieda per iscritto: quale clausola, quali fatti, quale perizia? Chieda una copia della perizia.',
  },
  'de.supply.ins-step-proof': {
    says: 'Mandi foto, fatture, lettere dei medici e testimoni. Dica la verità e tenga copie.',
  },
  'de.supply.ins-step-ombudsman': {
    says: "Reclami presso l'assicurazione. Dopo sei settimane o un no, vada dall'ombudsman. Per Lei è gratis.",
  },
  'de.supply.ins-option-complain': {
    title: "Andare dall'ombudsman delle assicurazioni",
    says: 'Mandi il rifiuto e le prove. I membri devono accettare la sua decisione fino a 10.000 €.',
    cost: 'Gratis.',
    time: 'Alcuni mesi. Il termine si ferma.',
    risk: 'Nessuno. Il tribunale resta aperto.',
    bestFor: "Richieste fino a 10.000 €, dove può obbligare l'assicurazione.",
  },
  'de.supply.ins-option-dispute': {
    title: 'Contestare con prove',
    says: 'Risponda a ogni motivo con un fatto e fissi una data per la risposta.',
    cost: 'Gratis.',
    time: 'Due o tre settimane.',
    risk: 'Quasi nessuno.',
    bestFor: "All'assicurazione mancano fatti o ha letto male il contratto.",
  },
  'de.supply.ins-option-help': {
    title: 'Chiedere consiglio',
    says: 'Faccia leggere contratto e rifiuto a uno specialista.',
    cost: 'Centro consumatori: una piccola spesa. Avvocato: buono con un reddito basso.',
    time: 'Alcuni giorni.',
    risk: 'Nessuno.',
    bestFor: 'Invalidità, incendio, infortunio o grandi somme.',
  },
  'de.supply.ins-right-advance': {
    says: 'Se il controllo dura più di un mese, può chiedere acconti.',
  },
  'de.supply.ins-right-nondisclosure': {
    says: "Può invocare una risposta sbagliata solo se ha chiesto per iscritto e L'ha avvisata delle conseguenze.",
  },
  'de.supply.ins-right-clock': {
    says: 'Dal giorno in cui denuncia il danno fino alla decisione scritta, il termine si ferma.',
  },
  'de.supply.ins-warn-premium': {
    says: 'Se non paga il premio entro due settimane da questo sollecito, può perdere la copertura.',
  },
  'de.supply.ins-right-careless': {
    says: 'Per grave negligenza può ridurre solo secondo la Sua colpa. Deve provarla. Per una svista lieve deve pagare tutto.',
  },
}
