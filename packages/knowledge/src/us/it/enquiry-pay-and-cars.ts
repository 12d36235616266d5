/** The Italian words of the rows in ../enquiry-pay-and-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_CARS_IT: Words = {
  'us.ask-life.wages': {
    says: 'Chieda per iscritto la somma e il giorno, con le Sue ore. Poi faccia una richiesta gratis (wage claim) all’ufficio del lavoro del Suo Stato. Può anche fare causa, quasi sempre per il doppio, e non possono punirla perché chiede.',
  },
  'us.ask-life.lemon': {
    says: 'Dopo alcune riparazioni fallite di un guasto serio nei primi anni o miglia, il produttore deve quasi sempre sostituire l’auto o ridare i soldi. Tenga ogni foglio di riparazione e scriva al produttore.',
    dependsOn: 'il Suo Stato, l’età e le miglia dell’auto, e le riparazioni',
  },
  'us.ask-life.unfair': {
    says: 'È vietato se il motivo era razza, colore, religione, sesso, origine, età da 40 anni o disabilità. Scriva che cosa è stato detto. Faccia denuncia all’EEOC o all’ufficio dello Stato entro 180 o 300 giorni.',
    dependsOn: 'il motivo e le prove',
  },
}
