/** Questions on when somebody can become a citizen: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_IT: Words = {
  'ca.fact.citizen-years': {
    says: 'Da residente permanente servono 1.095 giorni in Canada nei cinque anni prima della domanda, cioè tre anni. Ogni giorno prima con un permesso vale la metà, fino a 365. Servono anche le dichiarazioni dei redditi e, da 18 a 54 anni, un esame e l’inglese o il francese. Conti i giorni con il calcolatore ufficiale e tenga un margine.',
  },
}
