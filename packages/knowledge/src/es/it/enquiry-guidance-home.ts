/** First steps, rights and ways out for questions about a rented home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_HOME_IT: Words = {
  'es.guide.step-home-read': {
    says: 'Trovi il contratto: la data della firma, la durata e l’affitto. Non c’è un contratto scritto? Valgono anche le ricevute dell’affitto.',
  },
  'es.guide.step-home-pay': { says: 'Continui a pagare l’affitto in tempo, con bonifico.' },
  'es.guide.step-home-write': { says: 'Scriva al locatore in un modo che può provare.' },
  'es.guide.step-home-social': { says: 'Chieda aiuto ai servizi sociali e all’ufficio casa.' },
  'es.guide.right-home-judge': {
    says: 'Un inquilino può perdere la casa solo per decisione di un giudice.',
  },
  'es.guide.right-home-term': {
    says: 'Un contratto di casa da marzo 2019 può durare cinque anni, o sette con una società.',
  },
  'es.guide.right-home-repair': { says: 'Il locatore deve mantenere la casa adatta a viverci.' },
  'es.guide.home-locks': {
    says: 'Il locatore non può cambiare le serrature né staccare luce o acqua.',
  },
  'es.guide.home-seven': {
    says: 'Il deposito è di un mese, da restituire un mese dopo la consegna delle chiavi.',
  },
  'es.guide.option-home-dispute': {
    says: 'Dica che cosa Le dà la legge e che cosa vuole.',
    title: 'Scrivere al locatore',
    cost: 'Un burofax costa alcuni euro.',
    time: 'Un’ora.',
    risk: 'Il locatore può andare dal giudice.',
    bestFor: 'Il locatore viola una regola.',
  },
  'es.guide.option-home-deal': {
    says: 'Offra per iscritto un piano o una data che può rispettare.',
    title: 'Fare un accordo',
    cost: 'Quello che decidete.',
    time: 'Alcuni giorni.',
    risk: 'Mantenga ciò che promette.',
    bestFor: 'Deve l’affitto o vuole andare via.',
  },
  'es.guide.right-home-deposit': {
    says: 'Può chiedere la cauzione al giudice con un’ingiunzione (monitorio). Prima faccia un’offerta che può provare. Per iniziare non serve un avvocato.',
  },
  'es.guide.option-home-help': {
    says: 'Un sindacato degli inquilini, i servizi sociali o un avvocato gratuito.',
    title: 'Farsi aiutare',
    cost: 'Nulla o poco.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Teme per la Sua casa.',
  },
}
