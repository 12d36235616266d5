/** A firm that raises a price: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISES_IT: Words = {
  'de.price.reality': {
    says: 'Una ditta non può alzare il prezzo come vuole. Le serve il Suo sì o una clausola equa nel contratto.',
  },
  'de.price.not-yet': {
    says: 'Oggi non cambia nulla. Fino al giorno nella lettera paga il vecchio prezzo.',
  },
  'de.price.right-clause': {
    says: 'Una clausola sui prezzi deve essere chiara ed equa per entrambi: devono contare anche i costi più bassi. Se è iniqua, non vale.',
  },
  'de.price.step-contract': {
    says: 'Cerchi nel contratto tre cose: la clausola sui prezzi, un prezzo garantito e come disdire.',
  },
  'de.price.step-reserve': {
    says: 'Se dubita dell’aumento, paghi di più solo «unter Vorbehalt» (con riserva). Così può chiederlo indietro.',
  },
  'de.price.insight-guarantee': {
    says: 'Molti contratti promettono un prezzo fisso per un tempo (Preisgarantie). In quel tempo può salire solo se la promessa lo permette.',
    actionable: 'Confronti la fine della garanzia con il giorno dell’aumento.',
  },
  'de.price.option-object': {
    says: 'Scriva che non accetta l’aumento e chieda la clausola e i motivi.',
    title: 'Dire di no al prezzo più alto',
    cost: 'Gratis.',
    time: 'Prima che inizi l’aumento.',
    risk: 'La ditta può disdire con il preavviso normale.',
    bestFor: 'Vuole restare al vecchio prezzo.',
  },
  'de.price.option-help': {
    says: 'Il centro consumatori (Verbraucherzentrale) controlla queste lettere e conosce le clausole inique.',
    title: 'Far controllare l’aumento',
    cost: 'Una piccola somma, o gratis in rete.',
    time: 'Prima che inizi l’aumento.',
    risk: 'Nessuno.',
    bestFor: 'Non sa se l’aumento è permesso.',
  },
  'de.price.right-silence': {
    says: 'Il Suo silenzio di solito non è un sì a un prezzo più alto, anche se la lettera lo dice.',
  },
  'de.price.right-one-month': {
    says: 'È finita la prima durata? Nei contratti dal 1 marzo 2022 può poi disdire quando vuole con un mese di preavviso.',
  },
  'de.price.step-object': {
    says: 'Risponda presto: «Non accetto il prezzo più alto». Conservi la prova dell’arrivo.',
  },
  'de.price.step-debit': {
    says: 'Hanno preso più del concordato? La banca può stornare un addebito entro otto settimane. Paghi Lei il vecchio prezzo.',
  },
}
