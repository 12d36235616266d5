/** Questions about traffic fines and garages: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'it.ask.fine-too-old': {
    says: 'Il diritto di riscuotere una multa si prescrive in cinque anni dalla violazione. Ogni atto notificato in quel tempo fa ripartire i cinque anni.',
    dependsOn: "dall'ultimo atto che Le hanno notificato",
  },
  'it.ask.fine': {
    says: 'Paghi il 30% in meno in cinque giorni o il minimo in 60. Oppure ricorso: 30 giorni al giudice di pace, 60 al Prefetto. Non entrambi.',
    dependsOn: 'se ha prove',
  },
  'it.ask.fine-driver': {
    says: 'Entro 60 giorni comunichi alla polizia chi guidava. Se non lo fa, arriva una seconda multa, anche se ha pagato la prima. I punti vanno al vero conducente. Della multa risponde comunque anche il proprietario.',
  },
  'it.ask.garage-keeps': {
    says: 'Un’officina può trattenere l’auto per lavori ordinati e dovuti, non per quelli mai accettati. Chieda l’ordine firmato. Paghi «con riserva» per riaverla, poi contesti.',
  },
  'it.ask.speed-camera': {
    says: 'Un autovelox approvato ma non omologato non è prova, dice la Cassazione. Un decreto più recente può valere come omologazione per i modelli approvati dal 2017. Da fine 2025 non si può usare un autovelox che manca nell’elenco del ministero. Lo guardi e chieda i documenti. Ricorso gratis al Prefetto entro 60 giorni, o al giudice di pace entro 30. Non paghi prima.',
  },
}
