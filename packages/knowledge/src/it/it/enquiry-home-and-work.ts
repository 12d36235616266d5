/** The Italian words of the rows in ../enquiry-home-and-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_WORDS: Words = {
  'it.ask.locks': {
    says: 'No. Solo un giudice può mandarLa via. Se il proprietario cambia la serratura o stacca la luce, chiami la polizia.',
  },
  'it.ask.rent-behind': {
    says: 'Paghi ora ciò che può e offra un piano. Se arriva lo sfratto, vada in udienza: può pagare tutto o chiedere fino a 90 giorni.',
  },
  'it.ask.end-lease': {
    says: 'Il proprietario deve scrivere sei mesi prima. Alla prima scadenza serve un motivo di legge. Se no, il contratto si rinnova.',
    dependsOn: 'la durata del contratto e la data della lettera',
  },
  'it.ask.deposit': {
    says: 'Chieda con raccomandata o PEC, con la data di consegna delle chiavi. Il proprietario può tenere solo danni provati e deve gli interessi.',
  },
  'it.ask.dismissed-orally': {
    says: 'Il licenziamento deve essere scritto; a voce non ha effetto. Scriva subito che resta disponibile a lavorare. Poi vada da un sindacato.',
  },
  'it.ask.dismissed': {
    says: "Mandi l'impugnazione con raccomandata o PEC entro 60 giorni. Chieda la NASpI entro 68 giorni. Un sindacato può aiutarLa.",
  },
  'it.ask.naspi-cause': {
    says: 'Sì, anche dopo un licenziamento disciplinare, con 13 settimane in quattro anni. Chieda entro 68 giorni.',
  },
  'it.ask.wages-unpaid': {
    says: "Chieda per iscritto, poi vada da un sindacato o all'Ispettorato. Con la busta paga un avvocato può avere un decreto ingiuntivo. Ha cinque anni.",
  },
  'it.ask.landlord-enters': {
    says: 'No. Il proprietario entra solo con il Suo permesso. Concordate un giorno per visite e riparazioni.',
  },
  'it.ask.leave-flat': {
    says: 'Per gravi motivi può andare via con sei mesi di preavviso per raccomandata. Il contratto può essere più favorevole.',
    dependsOn: 'il contratto e il motivo',
  },
  'it.ask.rent-rise': {
    says: "Solo come dice il contratto, di solito con l'ISTAT. Con la cedolare secca il canone non può salire durante il contratto.",
    dependsOn: 'cosa dice il contratto',
  },
  'it.ask.sick-dismissed': {
    says: 'Non per la malattia, fino al limite di giorni del CCNL (comporto). Dopo possono. Ha 60 giorni per impugnare.',
    dependsOn: 'quanti giorni dà il CCNL',
  },
  'it.ask.pregnant-dismissed': {
    says: "No. Dall'inizio della gravidanza fino a un anno del bambino il licenziamento è nullo, con poche eccezioni. Mandi il certificato e impugni.",
  },
  'it.ask.resign': {
    says: 'Si dimetta online con SPID o al patronato, con il preavviso del CCNL. Può revocare entro sette giorni. La NASpI spetta solo per giusta causa.',
  },
  'it.ask.myth-children-evict': {
    says: 'I figli minori non fermano da soli lo sfratto. Ma il giudice può dare più tempo e i servizi sociali possono aiutare.',
  },
  'it.ask.landlord-needs-home': {
    dependsOn: 'quando scade il contratto',
    says: 'Solo alla fine dei primi quattro anni (tre nel canone concordato), con sei mesi di preavviso e il motivo scritto. Il bisogno per un figlio è un motivo valido. Se entro dodici mesi la casa non è usata così, può chiedere il ripristino o un risarcimento.',
  },
  'it.ask.dismissed-message': {
    says: 'Il licenziamento deve essere scritto, con i motivi. Alcuni giudici accettano un messaggio WhatsApp come scritto: non aspetti. Lo contesti con raccomandata o PEC entro 60 giorni, poi faccia causa entro 180 giorni.',
  },
  'it.ask.holiday-left': {
    says: 'Alla fine del rapporto il datore deve pagare le ferie non godute, anche se si è dimesso. Le chieda con raccomandata o PEC. Con la busta paga un giudice può ordinare presto il pagamento.',
  },
  'it.ask.parental-leave': {
    says: 'È un Suo diritto, e il datore non può rifiutarlo. Faccia domanda all’INPS online e avvisi l’azienda almeno cinque giorni prima, o come dice il CCNL. Se lo impediscono, vada da un patronato o all’Ispettorato del lavoro.',
  },
  'it.ask.home-sold': {
    says: 'La vendita non chiude il contratto: chi compra subentra. Per vendere, il proprietario può negare il rinnovo solo alla prima scadenza. Servono sei mesi di preavviso e che non abbia altre case, e Lei può comprare per primo.',
  },
  'it.ask.forced-resignation': {
    says: 'Non firmi nulla. Le dimissioni valgono solo se le invia Lei online, con SPID o con un patronato; un foglio firmato non ha effetto. Può revocarle entro sette giorni. Se La minacciano, vada da un sindacato.',
  },
  'it.ask.pregnant-term': {
    dependsOn: 'il vero motivo',
    says: 'Un contratto a termine può finire alla sua data anche in gravidanza. Se la maternità inizia entro 60 giorni dalla fine, l’INPS la paga lo stesso. Non rinnovarLa per la gravidanza è discriminazione. Vada da un sindacato o patronato.',
  },
  'it.ask.wages-resign': {
    says: 'Due o più mesi non pagati sono di solito giusta causa. Non deve preavviso, ne riceve l’indennità e può chiedere la NASpI. Prima chieda la paga per iscritto e veda un sindacato. Se l’azienda fallisce, un fondo INPS paga TFR e ultimi tre mesi.',
  },
  'it.ask.transfer': {
    says: 'Possono trasferirla solo per ragioni tecniche, organizzative e produttive provate. Chieda i motivi per iscritto. Per contestare scriva entro 60 giorni. Continui a lavorare finché decide un giudice e veda un sindacato.',
  },
  'it.ask.not-registered': {
    says: 'Ha diritto a paga, TFR e contributi anche senza contratto scritto. Tenga messaggi, foto e nomi. Denunci all’Ispettorato del lavoro o a un sindacato. Ha cinque anni per chiedere la paga.',
  },
  'it.ask.mobbing': {
    says: 'Annoti ogni fatto con data e testimoni e veda il medico. Scriva al datore: deve proteggere la Sua salute. Vada da un sindacato o dalla consigliera di parità. Può chiedere i danni, o dimettersi per giusta causa con NASpI.',
  },
  'it.ask.naspi-length': {
    says: 'Dura la metà delle settimane versate negli ultimi quattro anni, al massimo due anni. Dal sesto mese cala del 3% al mese, dall’ottavo se ha più di 55 anni. La chieda entro 68 giorni.',
    dependsOn: 'quante settimane ha versato',
  },
  'it.ask.charge': {
    says: 'Ha cinque giorni per rispondere per iscritto o chiedere di essere sentito con un sindacalista. Risponda a ogni fatto con prove e non firmi ammissioni. Solo dopo possono punirla. Contro una sanzione ha 20 giorni per l’Ispettorato.',
  },
  'it.ask.rent-unregistered': {
    says: 'Un contratto non scritto e registrato è nullo: il proprietario non può usare lo sfratto rapido. Il pagato in più del canone scritto può riaverlo fino a sei mesi dopo l’uscita. Può chiedere al giudice un contratto regolare al canone di legge. Prima veda il SUNIA.',
  },
  'it.ask.evict-children': {
    says: 'I figli da soli non lo fermano. Per morosità può chiedere fino a 90 giorni per pagare, o 120 in difficoltà. Poi il giudice fissa il giorno: entro sei mesi, dodici nei casi gravi. Vada ai servizi sociali e chieda un avvocato gratis.',
    dependsOn: 'il motivo e cosa chiede al giudice',
  },
  'it.ask.tfr-amount': {
    says: 'Per ogni anno prenda la paga lorda e la divida per 13,5. Aggiunga la rivalutazione di legge. È dovuto alla fine del lavoro, nei tempi del CCNL. Ha cinque anni. Se l’azienda fallisce, chieda al fondo INPS.',
  },
  'it.ask.deposit-limit': {
    says: 'La cauzione può essere di tre mensilità al massimo. Produce interessi legali, da pagare ogni anno. Torna quando esce, meno i danni provati dal proprietario.',
  },
}
