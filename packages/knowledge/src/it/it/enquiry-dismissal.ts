/** Questions about a dismissal, a charge, a trial period and the end of a fixed term: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'it.ask.dismissed-orally': {
    says: 'Il licenziamento deve essere scritto; a voce non ha effetto. Scriva subito che resta disponibile a lavorare. Poi vada da un sindacato.',
  },
  'it.ask.dismissed': {
    says: "Mandi l'impugnazione con raccomandata o PEC entro 60 giorni. Chieda la NASpI entro 68 giorni. Un sindacato può aiutarLa.",
  },
  'it.ask.sick-dismissed': {
    says: 'Non per la malattia, fino al limite di giorni del CCNL (comporto). Dopo possono. Ha 60 giorni per impugnare.',
    dependsOn: 'quanti giorni dà il CCNL',
  },
  'it.ask.pregnant-dismissed': {
    says: "No. Dall'inizio della gravidanza fino a un anno del bambino il licenziamento è nullo, con poche eccezioni. Mandi il certificato e impugni.",
  },
  'it.ask.dismissed-message': {
    says: 'Il licenziamento deve essere scritto, con i motivi. Alcuni giudici accettano un messaggio WhatsApp come scritto: non aspetti. Lo contesti con raccomandata o PEC entro 60 giorni, poi faccia causa entro 180 giorni.',
  },
  'it.ask.pregnant-term': {
    dependsOn: 'il vero motivo',
    says: 'Un contratto a termine può finire alla sua data anche in gravidanza. Se la maternità inizia entro 60 giorni dalla fine, l’INPS la paga lo stesso. Non rinnovarLa per la gravidanza è discriminazione. Vada da un sindacato o patronato.',
  },
  'it.ask.charge': {
    says: 'Ha cinque giorni per rispondere per iscritto o chiedere di essere sentito con un sindacalista. Risponda a ogni fatto con prove e non firmi ammissioni. Solo dopo possono punirla. Contro una sanzione ha 20 giorni per l’Ispettorato.',
  },
  'it.ask.trial-period': {
    says: 'Nella prova si può chiudere senza motivo. La prova va firmata prima di iniziare e deve dire le mansioni. Se no, è un normale licenziamento, e ha 60 giorni.',
    dependsOn: 'che cosa ha firmato, e quando',
  },
  'it.ask.warning-letter': {
    says: 'Risponda per iscritto entro cinque giorni, o chieda di essere sentito con il sindacato. Prima non può arrivare una sanzione. Contro una sanzione ha 20 giorni per il collegio all’Ispettorato.',
  },
}
