/** Questions sur le travail, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_IT: Words = {
  'nl.ask.trial': {
    says: 'In un periodo di prova valido il lavoro può finire subito. Ma non perché è malato, incinta o per un altro motivo vietato. In un contratto di sei mesi o meno nessuna prova vale.',
  },
  'nl.ask.contract-ends': {
    says: 'Finisce alla sua data senza permesso. Devono dirglielo per iscritto un mese prima, se durava sei mesi o più. Ha di solito diritto all’indennità di fine lavoro (transitievergoeding). Chieda il sussidio (WW) entro una settimana.',
  },
  'nl.ask.sick-pay': {
    says: 'Il datore deve pagare almeno il 70% della paga fino a due anni di malattia. Se il contratto finisce, può pagare UWV (Ziektewet). Si dia malato in tempo e collabori al rientro.',
  },
  'nl.ask.own-notice': {
    says: 'Se va via Lei, il preavviso è di un mese, salvo che il contratto dica di più. Lo scriva e tenga una copia. Prima ci pensi: può perdere il diritto al sussidio (WW).',
  },
  'nl.ask.wage-deductions': {
    says: 'Finché lavora lì, il datore può togliere solo ciò che la legge elenca, come una multa o un prestito concordato per iscritto. Il salario minimo deve restare. Chieda il motivo per iscritto e reclami il resto.',
  },
  'nl.ask.transition-pay': {
    says: 'Ha di solito un terzo di un mese di paga per ogni anno, dal primo giorno. Non se va via Lei, concorda altro o ha colpa grave. La chieda entro tre mesi dalla fine.',
    dependsOn: 'chi ha chiuso il lavoro e perché',
  },
  'nl.ask.holidays-left': {
    says: 'Alla fine del lavoro il datore deve pagare i giorni rimasti. Durante il lavoro, i giorni di legge scadono sei mesi dopo l’anno. Ma solo se poteva davvero prenderli.',
  },
  'nl.ask.fired-on-spot': {
    says: 'Scriva subito che non è d’accordo ed è pronto a lavorare. Al capo serve un motivo urgente, detto subito. Chieda al giudice entro due mesi di annullarlo o di pagarLe. Chieda all’UWV anche la disoccupazione (WW).',
  },
  'nl.ask.parental-leave': {
    says: 'Il datore non può rifiutarlo. Ha 26 volte le Sue ore settimanali per ogni figlio sotto gli otto anni. L’UWV paga una parte di nove settimane se le prende nel primo anno. Lo chieda per iscritto due mesi prima.',
  },
  'nl.ask.ww': {
    dependsOn: 'le settimane lavorate e il motivo della fine',
    says: 'Di solito ha la WW se ha lavorato in 26 delle ultime 36 settimane e non ha perso il posto per colpa Sua. La chieda all’UWV entro una settimana dopo l’ultimo giorno. Non accetti una fine anticipata senza consiglio.',
  },
  'nl.ask.pregnant': {
    says: 'In gravidanza e fino a sei settimane dopo il congedo il datore non può licenziare. Un contratto a termine può finire, ma non perché è incinta: è discriminazione. Chieda il motivo per iscritto e vada dal giudice entro due mesi.',
  },
  'nl.ask.sign-settlement': {
    says: 'Non è obbligato a firmare. Chieda tempo e l’offerta per iscritto. Per la WW deve dire che il datore vuole la fine, senza colpa Sua, e con il preavviso. Dopo la firma ha 14 giorni per ripensarci.',
  },
  'nl.ask.leave-refused': {
    dependsOn: 'il motivo che danno',
    says: 'Le chieda per iscritto. Il datore deve seguire il Suo desiderio salvo motivi gravi, detti per iscritto entro due settimane. Se tace, valgono le Sue date. Deve poter prendere due settimane di fila, o due volte una.',
  },
  'nl.ask.roster-changed': {
    dependsOn: 'il Suo contratto e quello collettivo',
    says: 'Il datore deve comunicare i turni 28 giorni prima, salvo diversa regola del contratto collettivo. Se non può, le ore devono essere note quattro giorni prima. Cambiare ore pattuite richiede il Suo sì o un motivo grave.',
  },
  'nl.ask.work-warning': {
    says: 'Un richiamo non è un licenziamento. Risponda per iscritto entro una settimana: che cosa è vero, che cosa no e perché. Chieda che la risposta resti nel fascicolo. Se firma, scriva solo per ricevuta.',
  },
  'nl.ask.redundancy': {
    says: 'Il datore ha prima bisogno del permesso dell’UWV, deve seguire un ordine fisso e cercarLe altro lavoro. Può rispondere all’UWV entro due settimane. Alla fine riceve l’indennità di transizione. Non firmi nulla senza consiglio.',
  },
  'nl.ask.zero-hours': {
    says: 'Dopo tre mesi la media delle Sue ore vale come concordata e può chiederne la paga. Dopo dodici mesi il datore deve offrire ore fisse. La chiamata deve arrivare quattro giorni prima. Scriva le Sue ore.',
  },
}
