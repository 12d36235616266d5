/** Questions of a driver without insurance who caused a crash: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_MY_FAULT_IT: Words = {
  'au.ask.crash-my-fault': {
    says: 'Se era colpa Sua, deve il costo giusto della riparazione, non più del valore dell’auto, e spesso il traino e un’auto a noleggio. Chieda due preventivi, foto e prova di proprietà. Non firmi subito una somma. Se non può pagare, scriva quanto può: spesso accettano piccole rate. Non ignori lettere o cause. Aiuto: 1800 007 007. Se la colpa è di entrambi, deve solo la Sua parte.',
  },
  'au.ask.crash-no-money': {
    says: 'No. È un debito e non un reato, nessuno va in carcere per questo. Il suo pagamento Centrelink non può essere preso. Ma non ignori la lettera né le carte del tribunale. Chieda la fattura, le foto, la perizia e la prova di chi è il proprietario; deve solo un costo giusto. Poi scriva di che cosa vive. Chieda di rinunciare, o offra una piccola rata. Aiuto gratuito: 1800 007 007.',
  },
}
