/** Questions about resigning, leaving because pay is late, and unemployment benefit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_IT: Words = {
  'es.ask.paro-disciplinary': {
    says: 'Sì, dopo ogni licenziamento, se ha versato contributi per 360 giorni in sei anni. Chieda al SEPE entro 15 giorni lavorativi.',
  },
  'es.ask.resign': {
    says: 'Dà il preavviso del Suo accordo di lavoro, di solito 15 giorni. Se si dimette non c’è disoccupazione, salvo gravi mancanze della ditta.',
    dependsOn: 'il Suo accordo di lavoro e il motivo',
  },
  'es.ask.leave-unpaid': {
    says: 'Chieda la paga per iscritto e vada in conciliazione: ha un anno. Se in un anno mancano tre mensilità intere, o sei arrivano tardi, il giudice può chiudere il rapporto. Riceve l’indennità di un licenziamento ingiusto. Non se ne vada prima.',
  },
  'es.ask.wages-leave': {
    says: "Non se ne vada e non firmi la baja voluntaria: perderebbe la disoccupazione (paro) e l'indennità. Con tre mesi non pagati in un anno, o sei con oltre 15 giorni di ritardo, un giudice può chiudere il contratto. Allora ha di solito 33 giorni di paga per anno e il paro. Continui a lavorare. Chieda la conciliazione, poi la causa, anche per la paga con il 10 % di interessi, entro un anno per ogni mese. FOGASA paga entro un limite.",
  },
  'es.ask.paro-length': {
    says: 'Con 360 giorni versati in sei anni ha quattro mesi; con 720, otto. Cresce con i giorni, fino a due anni. È il 70% della base per sei mesi, poi il 60%. Lo chieda entro 15 giorni lavorativi.',
    dependsOn: 'quanti giorni ha versato',
  },
}
