/** Questions about redundancy: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_IT: Words = {
  'gb.ask-work.redundancy': {
    says: 'Con due anni interi di lavoro ha l’indennità di legge (redundancy pay), secondo età, anni e paga settimanale. Ha anche preavviso e una procedura giusta. Agisca entro sei mesi.',
    dependsOn: 'da quanto tempo lavorava lì',
  },
  'gb.ask-work.unfair-redundancy': {
    says: 'Chieda per iscritto perché hanno scelto Lei, che punteggio ha avuto e quali altri posti ci sono. Se il Suo posto esiste ancora, può essere licenziamento ingiusto (unfair dismissal). Attenzione al termine.',
    dependsOn: 'se il posto è davvero finito e la procedura era giusta',
  },
  'gb.ask-work.ni-redundancy': {
    says: 'In Irlanda del Nord ha l’indennità di legge (redundancy pay) dopo due anni di lavoro. Ha anche il preavviso. La Labour Relations Agency può spiegare la somma.',
    dependsOn: 'da quanto tempo lavorava lì',
  },
  'gb.ask-work.redundant-under-two-years': {
    says: 'No, per l’indennità di legge (redundancy pay) servono due anni interi di lavoro. Il contratto può darle di più. Ha comunque preavviso, paga e le ferie non prese.',
  },
  'gb.ask-work.redundancy-no-money': {
    says: 'Con due anni interi di lavoro ha l’indennità (redundancy pay). È una settimana di paga l’anno, o una e mezza da 41 anni, fino a un limite. Il preavviso è in più. Se il datore di lavoro non può pagare, può farlo il Redundancy Payments Service dello Stato.',
  },
  'gb.ask-work.redundancy-sum': {
    says: 'Contano al massimo gli ultimi 20 anni. Ogni anno intero dà una settimana di paga, una e mezza dai 41 anni, mezza sotto i 22. Una settimana conta fino a £751 dal 6 aprile 2026. Il preavviso si aggiunge, fino a 12 settimane.',
  },
  'gb.ask-work.redundancy-years-given': {
    says: 'Con due anni interi le spetta di più. L’indennità è una settimana di paga per anno, mezza sotto i 22, una e mezza dai 41 anni, fino a £751 a settimana. In più il preavviso, una settimana per anno fino a 12, e le ferie. Devono prima parlarle e scegliere in modo giusto. Non firmi nulla. Lo chieda per iscritto; Acas: 0300 123 1100.',
  },
}
