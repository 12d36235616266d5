/** Questions about a dismissal for fault with no written charge before: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WITHOUT_CHARGE_IT: Words = {
  'it.ask.dismissed-no-charge': {
    says: 'Sì, può impugnarlo. Prima di un licenziamento disciplinare l’azienda deve mandare una contestazione scritta e lasciare cinque giorni per rispondere. Se manca del tutto, il giudice può ridare il posto; in una piccola azienda di solito un’indennità. Deve provare i fatti. Lo impugni entro 60 giorni, per raccomandata o PEC. Poi il ricorso entro 180 giorni. Vada da un sindacato e chieda la NASpI entro 68 giorni.',
  },
  'it.ask.no-notice': {
    says: 'Senza preavviso la ditta può licenziare solo per giusta causa. Altrimenti deve pagare il preavviso che fissa il suo contratto collettivo (CCNL): l’indennità sostitutiva. Il licenziamento deve essere scritto e con i motivi. Lo contesti entro 60 giorni con raccomandata o PEC, anche tramite un sindacato. Chieda pure TFR, ferie e tredicesima. La NASpI va chiesta entro 68 giorni. In prova il preavviso non c’è.',
  },
}
