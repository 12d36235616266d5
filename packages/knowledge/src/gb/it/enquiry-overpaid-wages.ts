/** Questions about wages that an employer paid by mistake: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERPAID_WAGES_IT: Words = {
  'gb.ask-work.overpaid-wages': {
    says: 'Il datore può riprendere la paga versata per errore, anche dalla prossima busta e senza il suo sì. Ma chieda prima come è calcolata ogni somma e un piano a piccole rate. Dica se una grossa trattenuta la lascia senza affitto o cibo e offra una somma al mese. Acas consiglia un piano giusto: 0300 123 1100.',
  },
  'gb.ask-work.bonus': {
    says: 'Un premio o una provvigione conta come salario. Se contratto, lettera o mail prometteva una somma e Lei ha fatto quanto chiesto, è dovuta. Legga che cosa vale per chi se ne va. Se dipende da loro, di solito decidono loro: chieda il motivo per iscritto. Mandi le carte e una data. Poi Acas, 0300 123 1100, prima del termine.',
    dependsOn: 'che cosa dice il contratto o la promessa',
  },
  'gb.ask-work.pay-for-damage': {
    says: 'Possono toglierlo dalla paga solo se il contratto, o un foglio firmato prima, lo permette. Un sì dato dopo non conta. Ora non firmi nulla. Senza quella clausola dovrebbero andare dal giudice e provare una disattenzione. Chieda per iscritto la clausola e il costo vero. Se lo tolgono lo stesso: Acas, 0300 123 1100.',
    dependsOn: 'che cosa ha firmato prima',
  },
}
