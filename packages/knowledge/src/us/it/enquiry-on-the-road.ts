/** Questions about traffic tickets and towing: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_IT: Words = {
  'us.ask-life.traffic-ticket': {
    says: 'Entro la data sulla multa può dichiararsi non colpevole (not guilty) e chiedere un’udienza, o quasi sempre un corso di guida. Pagare è ammettere. Non la ignori mai.',
    dependsOn: 'i Suoi precedenti e le prove',
  },
  'us.ask-life.towed': {
    says: 'Riprenda presto l’auto: le spese crescono ogni giorno. Faccia foto dei cartelli e chieda una ricevuta. Molti Stati limitano le spese e danno un’udienza o una richiesta se la rimozione era sbagliata.',
    dependsOn: 'i cartelli, la spesa e il Suo Stato',
  },
}
