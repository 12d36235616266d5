/** Rights of who gets a letter before court action, from a business or from a person: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_RIGHTS_IT: Words = {
  'gb.lbc.right-thirty': {
    says: 'Ha diritto a 30 giorni per rispondere, dalla data della lettera. Vale per i debiti che un’azienda chiede a una persona.',
  },
  'gb.lbc.right-documents': {
    says: 'Ha il diritto di chiedere documenti. Devono mandarli entro 30 giorni, o dire perché non possono.',
  },
  'gb.lbc.right-wait': {
    says: 'Se rimanda il modulo, non dovrebbero andare in tribunale per 30 giorni. I giorni partono da quando lo ricevono, o da quando Le mandano i documenti.',
  },
  'gb.lbc.right-talk': {
    says: 'Le due parti devono cercare un accordo senza tribunale. Può offrire un piano, o chiedere un mediatore o un ombudsman.',
  },
  'gb.lbc.right-notice': {
    says: 'Se non trovate un accordo, dovrebbero avvisarla almeno 14 giorni prima di iniziare una causa.',
  },
  'gb.lbc.right-breach': {
    says: 'Se saltano questi passi, può dirlo al tribunale. Un giudice può sospendere la causa o cambiare chi paga le spese.',
  },
  'gb.lbc.person-right': {
    says: 'Dovrebbe avere un tempo giusto per rispondere: 14 giorni in un caso semplice. Il tempo più lungo per i debiti verso un’azienda qui non vale.',
  },
  'gb.lbc.person-step': {
    says: 'Risponda prima della data della lettera. Dica su che cosa è d’accordo e su che cosa no, e mandi le prove. Offra di parlarne.',
  },
}
