/** The Italian words of the rows in ../enquiry-on-the-road.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_IT: Words = {
  'us.ask-everyday.private-parking': {
    says: 'È una fattura, non una multa di un tribunale. La ditta deve provare che cartelli chiari fissavano il prezzo e che la somma è giusta. La contesti per iscritto con foto. Se deve davvero la tariffa, paghi quella parte. Se non siete d’accordo, decide un tribunale.',
  },
  'us.ask-life.traffic-ticket': {
    says: 'Entro la data sulla multa può dichiararsi non colpevole (not guilty) e chiedere un’udienza, o quasi sempre un corso di guida. Pagare è ammettere. Non la ignori mai.',
    dependsOn: 'i Suoi precedenti e le prove',
  },
  'us.ask-life.towed': {
    says: 'Riprenda presto l’auto: le spese crescono ogni giorno. Faccia foto dei cartelli e chieda una ricevuta. Molti Stati limitano le spese e danno un’udienza o una richiesta se la rimozione era sbagliata.',
    dependsOn: 'i cartelli, la spesa e il Suo Stato',
  },
  'us.ask-everyday.toll': {
    says: 'Non sempre. Se l’auto era venduta, rubata o a noleggio prima di quel giorno, mandi la prova all’ente dei pedaggi entro la data nell’avviso. Controlli che il conto sia vero.',
    dependsOn: 'chi quel giorno aveva e guidava l’auto',
  },
}
