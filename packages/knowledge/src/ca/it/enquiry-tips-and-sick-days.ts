/** The Italian words of the rows in ../enquiry-tips-and-sick-days.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIPS_AND_SICK_DAYS_IT: Words = {
  'ca.fact.sick-days-bc': {
    says: 'In British Columbia hai cinque giorni di malattia pagati e tre non pagati all’anno, dopo 90 giorni di lavoro, anche part-time. Per le prime due brevi malattie dell’anno il capo non può chiedere il certificato. Chiedi la paga per iscritto, poi reclama gratis a Employment Standards entro sei mesi.',
  },
  'ca.fact.sick-days-elsewhere': {
    says: 'I lavori federali, come banche, aerei e camion, danno dieci giorni di malattia pagati all’anno. Il Québec ne dà due pagati dopo tre mesi. Ontario e Alberta danno giorni non pagati, tre e cinque, e il posto resta. Un contratto può dare di più. Chiedi la regola per iscritto.',
    dependsOn: 'quale legge regola il lavoro e la provincia',
  },
  'ca.fact.last-pay-kept': {
    says: 'Non possono tenere l’ultima paga o le ferie perché non hai dato preavviso. In Ontario è dovuta in sette giorni o alla paga dopo; in British Columbia sei giorni dopo le dimissioni. In Alberta dieci giorni dopo il periodo di paga, o 31 dopo l’ultimo giorno. Chiedi per iscritto, poi reclama gratis.',
  },
  'ca.fact.tips-kept': {
    says: 'In Ontario, British Columbia e Québec il padrone non può prendere le mance. Sono dei lavoratori. Una cassa comune è ammessa, ma il capo di solito partecipa solo se fa lo stesso lavoro; in Québec possono crearla solo i lavoratori. Annota le somme e reclama gratis.',
  },
  'ca.fact.layoff-too-long': {
    says: "In Ontario una sospensione (layoff) di oltre 13 settimane su 20 di solito chiude il lavoro; 35 su 52 se continuano benefici o paga. Non firmi una proroga né una rinuncia prima che l'abbia vista un avvocato. Se il contratto non ne parla, anche una breve può essere licenziamento, con molti mesi di paga dopo un lungo servizio. Come minimo spetta una settimana per anno, fino a 8, e la severance dopo cinque anni in una grande azienda. Un altro lavoro non è dimettersi.",
  },
}
