/** The Italian words of Spain: enquiry home and work. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_IT: Words = {
  'es.ask.locks': {
    says: 'No. Solo un giudice può farla andare via. Se il locatore cambia le serrature o stacca l’acqua, chiami la polizia e conservi le prove.',
  },
  'es.ask.end-lease': {
    says: 'Per i contratti da marzo 2019 può restare cinque anni, o sette se il proprietario è una società. Poi il locatore deve dare almeno quattro mesi di preavviso, o il contratto continua.',
    dependsOn: 'quando ha firmato e chi è il proprietario',
  },
  'es.ask.rent-rise': {
    says: 'L’affitto può salire una volta all’anno, solo se lo dice il contratto. Per i contratti dal 26 maggio 2023 il tetto è l’indice INE (IRAV). Un decreto di ottobre 2026 fissa il 2%, se il Congresso lo conferma.',
    dependsOn: 'la data e le parole del Suo contratto',
  },
  'es.ask.deposit': {
    says: 'Lo chieda per iscritto, con la data in cui ha restituito le chiavi. Dopo un mese il locatore deve gli interessi. Fino a 2.000 € può fare causa senza avvocato.',
  },
  'es.ask.rent-behind': {
    says: 'Paghi ora ciò che può e offra un piano per iscritto. Vada ai servizi sociali per un aiuto. Se fanno causa, può fermarla una volta pagando tutto in tempo.',
  },
  'es.ask.repairs': {
    says: 'Lo dica al locatore per iscritto, con foto. Il locatore deve mantenere la casa adatta a viverci. Se è urgente, può fare Lei il lavoro e chiedere i soldi.',
  },
  'es.ask.dismissed': {
    says: 'Firmi «no conforme» e chieda la conciliazione entro 20 giorni lavorativi. Chieda la disoccupazione entro 15 giorni lavorativi. Un sindacato o un avvocato gratuito può aiutarla.',
  },
  'es.ask.sign-finiquito': {
    says: 'Può firmare di averlo ricevuto. Aggiunga «no conforme» e la data se dubita delle somme. Allora può ancora contestare.',
    dependsOn: 'se le somme sono giuste',
  },
  'es.ask.paro-disciplinary': {
    says: 'Sì, dopo ogni licenziamento, se ha versato contributi per 360 giorni in sei anni. Chieda al SEPE entro 15 giorni lavorativi.',
  },
  'es.ask.wages-unpaid': {
    says: 'Chieda per iscritto, poi chieda la conciliazione. Ha un anno per lo stipendio di ogni mese. Lo stipendio in ritardo porta il 10% di interessi.',
  },
  'es.ask.landlord-enters': {
    says: 'No. Il locatore può entrare solo con il Suo sì, o con un giudice. Decidete un giorno per le riparazioni.',
  },
  'es.ask.leave-flat': {
    says: 'Sì, dopo sei mesi, con 30 giorni di preavviso. Paga di più solo se lo dice il contratto: un mese per ogni anno che manca.',
  },
  'es.ask.sick-dismissed': {
    says: 'Non possono licenziarla perché è malato: è nullo. Per un altro motivo vero possono. Ha 20 giorni lavorativi per contestarlo.',
    dependsOn: 'il vero motivo',
  },
  'es.ask.pregnant-dismissed': {
    says: 'No. Un licenziamento in gravidanza o in congedo di cura è nullo, se la ditta non prova un altro motivo vero. Lo contesti in 20 giorni lavorativi.',
  },
  'es.ask.resign': {
    says: 'Dà il preavviso del Suo accordo di lavoro, di solito 15 giorni. Se si dimette non c’è disoccupazione, salvo gravi mancanze della ditta.',
    dependsOn: 'il Suo accordo di lavoro e il motivo',
  },
  'es.ask.myth-no-contract-rent': {
    says: 'Un contratto d’affitto a voce è un contratto. Ha gli stessi diritti, se può mostrare che paga e vive lì.',
  },
  'es.ask.myth-minors-evict': {
    says: 'I figli da soli non fermano uno sfratto. Ma il giudice deve avvisare i servizi sociali e può sospenderlo.',
  },
  'es.ask.leave-unpaid': {
    says: 'Chieda la paga per iscritto e vada in conciliazione: ha un anno. Se in un anno mancano tre mensilità intere, o sei arrivano tardi, il giudice può chiudere il rapporto. Riceve l’indennità di un licenziamento ingiusto. Non se ne vada prima.',
  },
  'es.ask.holiday-left': {
    says: 'Quando il rapporto finisce, l’azienda deve pagare le ferie non godute. Firmi il conteggio finale con «no conforme». Chieda la conciliazione: ha un anno.',
  },
  'es.ask.landlord-needs-home': {
    dependsOn: 'il Suo contratto',
    says: 'Solo se il proprietario è una persona, il primo anno è passato e il contratto stesso lo prevede. Il bisogno deve essere suo, di figli, genitori o del coniuge divorziato, con due mesi di preavviso. Se nessuno entra entro tre mesi, può chiedere un risarcimento.',
  },
  'es.ask.dismissed-message': {
    says: 'Il licenziamento deve essere scritto, con i fatti e la data. Un messaggio o una telefonata senza questo lo rende illegittimo (improcedente). Lo conservi e scriva che non è d’accordo. Ha 20 giorni lavorativi.',
  },
  'es.ask.child-hours': {
    says: 'Con un figlio sotto i 12 anni ha diritto di ridurre la giornata da un ottavo a metà, con meno paga. L’azienda può discutere solo gli orari. Lo chieda per iscritto 15 giorni prima. Se rifiuta, faccia causa entro 20 giorni lavorativi.',
  },
  'es.ask.home-sold': {
    dependsOn: 'quando ha firmato',
    says: 'La vendita non chiude il contratto: chi compra deve rispettarlo fino a cinque anni, sette se il proprietario era una società. Spesso può comprare per primo, entro 30 giorni da un avviso completo. Non firmi che va via.',
  },
  'es.ask.mutua-alta': {
    says: 'Chieda all’INSS (l’ente spagnolo) di rivedere la dimissione entro dieci giorni lavorativi e avvisi l’azienda lo stesso giorno. Dopo un infortunio sul lavoro seguito dalla mutua, malattia e paga continuano fino alla decisione. Se è confermata, deve restituire.',
  },
  'es.ask.temporary-end': {
    says: 'Le spettano 12 giorni di paga per anno lavorato, non nei contratti di formazione o sostituzione. Aggiunga le ferie rimaste. Se il contratto non era davvero a termine, lo impugni entro 20 giorni lavorativi.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'il vero motivo',
    says: 'Un contratto a termine può finire alla sua data. Ma se non lo rinnovano perché è incinta, è discriminazione ed è nullo. Conservi messaggi e prove che altri sono stati rinnovati. Ha 20 giorni lavorativi.',
  },
  'es.ask.wages-leave': {
    says: 'Non vada via prima. Con tre mesi non pagati in un anno, o sei in ritardo, il giudice può chiudere il rapporto con l’indennità del licenziamento ingiusto e Lei ha il sussidio (paro). Chieda ogni mese entro un anno. Se l’azienda non può, paga FOGASA fino a un limite.',
  },
  'es.ask.agency-fee': {
    says: 'Per una casa in affitto agenzia e contratto li paga il proprietario, non Lei. Se ha pagato, chieda il rimborso per iscritto. L’OMIC aiuta gratis.',
  },
  'es.ask.not-registered': {
    says: 'Ha tutti i diritti di un lavoratore, anche senza contratto scritto. Tenga messaggi, foto e nomi. Denunci all’ispettorato (Inspección de Trabajo), anche senza nome. Per la paga ha un anno, per il licenziamento 20 giorni lavorativi.',
  },
  'es.ask.mobbing': {
    says: 'Annoti ogni fatto con data e testimoni e veda il medico. Usi il canale dell’azienda e l’ispettorato. Il giudice può fermarlo in fretta e dare denaro. Può anche chiedere la fine del rapporto con indennità.',
  },
  'es.ask.paro-length': {
    says: 'Con 360 giorni versati in sei anni ha quattro mesi. Cresce con i giorni, fino a due anni. È il 70% della base per sei mesi, poi il 60%. Lo chieda entro 15 giorni lavorativi.',
    dependsOn: 'quanti giorni ha versato',
  },
  'es.ask.deposit-limit': {
    says: 'Per una casa con contratto fino a cinque anni la cauzione è un mese di affitto, più due mesi al massimo di garanzie. Sette anni se il proprietario è una società. Non deve accettare di più.',
  },
  'es.ask.evict-children': {
    says: 'I figli da soli non lo fermano. Con reddito basso il giudice deve avvisare i servizi sociali e può sospendere due mesi, o quattro se il proprietario è una società. Chieda subito la relazione sociale e un avvocato gratis.',
    dependsOn: 'il reddito e chi è il proprietario',
  },
  'es.ask.dismissal-notice': {
    says: 'Nel licenziamento disciplinare non serve preavviso. In quello economico (objetivo) sono 15 giorni, o li pagano. Alla fine di un contratto a termine oltre un anno, anche 15. Sempre per iscritto: ha 20 giorni lavorativi.',
    dependsOn: 'il tipo di licenziamento',
  },
}
