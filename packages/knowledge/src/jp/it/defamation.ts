/** Claims over a post or a word that is said to hurt a name: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAMATION_IT: Words = {
  'jp.insult.right-true': {
    says: 'Un messaggio vero di interesse pubblico, per aiutare altri, non è diffamazione. Un giudizio equo su un negozio è per lo più lecito. Conservi le prove.',
  },
  'jp.insult.step-answer': {
    says: 'Salvi la pagina e la lettera. Può togliere senza ammettere nulla. Non firmi e non paghi prima che un avvocato l’abbia vista.',
  },
  'jp.insult.want': {
    says: 'Dicono che un Suo messaggio ha danneggiato il loro nome e chiedono soldi. È una lettera privata, non un atto del tribunale.',
  },
  'jp.insult.rights': {
    says: 'Può chiedere quale messaggio è e perché sarebbe illecito, negarlo o offrire meno. Un avvocato può rispondere per Lei.',
  },
  'jp.insult.right-three-years': {
    says: 'La richiesta si prescrive tre anni dopo che hanno saputo del danno e di Lei, o vent’anni dopo il messaggio. Deve dirlo Lei.',
  },
  'jp.insult.step-which': {
    says: 'Risponda prima del giorno indicato. Se non dice quale messaggio è, chieda per iscritto indirizzo, giorno e parole.',
  },
  'jp.insult.step-real': {
    says: 'Cerchi l’avvocato nell’elenco dell’ordine (日本弁護士連合会). Usi il numero che trova lì, non quello della lettera.',
  },
  'jp.insult.step-quiet': {
    says: 'Non scriva nulla in rete sulla lettera o sul mittente. Un nuovo messaggio può far crescere la richiesta.',
  },
  'jp.insult.option-answer': {
    title: 'Rispondere con un avvocato',
    says: 'Un avvocato scrive cosa è sbagliato, o offre una somma minore che chiude tutto (示談).',
    cost: 'Un onorario. Houterasu può anticiparlo con reddito basso.',
    time: 'Prima del giorno indicato.',
    risk: 'Ciò che ammette per iscritto può essere usato in causa.',
    bestFor: 'Lo nega, o la somma è troppo alta.',
  },
}
