/** Questions about handing back a car on hire purchase or PCP: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ON_FINANCE_IT: Words = {
  'ie.ask.car-hand-back': {
    says: 'Sì. Con hire purchase o PCP può chiudere per iscritto in ogni momento e ridare l’auto (half rule). Se metà del prezzo totale è pagata, deve solo arretrati e danni. Se no, paga fino a metà: chieda prima la cifra. Un prestito personale è diverso: l’auto è sua e il prestito continua. MABS: 0818 07 2000.',
  },
  'ie.ask.car-third-paid': {
    says: 'Se è pagato un terzo del prezzo di hire purchase, serve un giudice. Il contratto indica la somma. Se la prendono lo stesso, il contratto finisce e può chiedere tutto il pagato. Non possono neppure entrare in casa o nel garage. Non dia le chiavi e non firmi. Offra un piano scritto; MABS: 0818 07 2000.',
  },
}
