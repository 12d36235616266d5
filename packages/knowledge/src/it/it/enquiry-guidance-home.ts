/** First steps, rights and ways out for questions about a rented home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_HOME_WORDS: Words = {
  'it.guide.step-home-read': { says: 'Cerchi il contratto: data, durata, canone e registrazione.' },
  'it.guide.step-home-pay': { says: "Continui a pagare l'affitto in tempo, con bonifico." },
  'it.guide.step-home-write': { says: 'Scriva al proprietario con raccomandata o PEC.' },
  'it.guide.step-home-union': { says: 'Chieda aiuto a un sindacato inquilini e al Comune.' },
  'it.guide.right-home-judge': { says: 'Può perdere la casa solo per decisione di un giudice.' },
  'it.guide.right-home-term': {
    says: 'Un contratto libero dura quattro anni più quattro, uno concordato tre più due.',
  },
  'it.guide.right-home-repair': { says: 'Il proprietario deve fare le riparazioni più grandi.' },
  'it.guide.home-locks': {
    says: 'Il proprietario non può cambiare la serratura né staccare luce o acqua.',
  },
  'it.guide.home-grace': {
    says: 'Nello sfratto per morosità può chiedere al giudice fino a 90 giorni per pagare.',
  },
  'it.guide.option-home-dispute': {
    title: 'Scrivere al proprietario',
    says: 'Dica cosa Le dà la legge e cosa vuole.',
    cost: 'Una raccomandata.',
    time: "Un'ora.",
    risk: 'Il proprietario può andare dal giudice.',
    bestFor: 'Il proprietario viola una regola.',
  },
  'it.guide.option-home-deal': {
    title: 'Fare un accordo',
    says: 'Offra un piano o una data che può rispettare, per iscritto.',
    cost: 'Quello che concorda.',
    time: 'Alcuni giorni.',
    risk: 'Mantenga le promesse.',
    bestFor: 'Deve affitti o vuole traslocare.',
  },
  'it.guide.right-home-expert': {
    says: 'Prima di una causa un giudice può mandare un perito che trova la causa del danno. Il perito tenta anche un accordo. Per questo serve un avvocato.',
  },
  'it.guide.option-home-help': {
    title: 'Chiedere aiuto',
    says: 'Un sindacato inquilini, il Comune o un avvocato gratis.',
    cost: 'Nulla o poco.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Teme per la casa.',
  },
}
