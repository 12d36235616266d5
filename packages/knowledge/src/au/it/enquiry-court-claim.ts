/** Questions about claims before a court: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_IT: Words = {
  'au.ask.sued': {
    says: 'Presenti una difesa (defence) in tempo: 28 giorni nel New South Wales e in Queensland, 21 in Victoria, 14 in Western Australia. Per un prestito vada anche da AFCA. Chiami il 1800 007 007.',
  },
  'au.ask.ignore': {
    says: 'Non ignori le carte del tribunale. Se non risponde, il tribunale può decidere senza di Lei.',
  },
  'au.ask.ignore-claim': {
    says: 'Non lo ignori. Senza difesa in tempo, il giudice può ordinarLe di pagare senza sentirLa. Sono 28 giorni in New South Wales, Queensland e South Australia, 21 in Victoria, 14 in Western Australia.',
  },
  'au.ask.small-claims': {
    says: 'Scriva prima una richiesta con una data e tenga messaggi ed estratti conto. Poi presenti una piccola causa (small claim): fino a $20,000 in New South Wales, $25,000 in Queensland, $12,000 in South Australia e $10,000 in Western Australia. Non serve un avvocato.',
  },
}
