/** Notices to end a tenancy and late rent in New South Wales: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_NEW_SOUTH_WALES_IT: Words = {
  'au.home.nsw-element-reason': {
    says: 'Nel New South Wales un avviso per chiudere un affitto deve dare un motivo di legge.',
    name: 'Il motivo',
    ifMissing:
      'Non vediamo un motivo. Senza, l’avviso può non valere. Chiami un servizio per inquilini.',
  },
  'au.home.nsw-grounds': {
    says: 'Dal 19 maggio 2025 nel New South Wales serve un motivo di legge per chiudere ogni affitto. Per molti motivi il padrone di casa deve dare anche prove.',
  },
  'au.home.nsw-pay': {
    says: 'Nel New South Wales l’avviso per affitto non pagato finisce se paga tutto quello che deve, o rispetta un piano concordato. Pagare tardi più e più volte è diverso.',
  },
  'au.home.nsw-fourteen': {
    says: 'Nel New South Wales l’affitto deve essere in ritardo di 14 giorni prima di un avviso, e l’avviso deve dare 14 giorni.',
  },
  'au.home.nsw-ninety': {
    says: 'Nel New South Wales quasi tutti i motivi che non sono colpa Sua richiedono 90 giorni di preavviso. Per un contratto di sei mesi o meno sono 60.',
  },
  'au.home.nsw-sheriff': {
    says: 'Nel New South Wales solo il Tribunal (NCAT) può chiudere l’affitto, e solo un ufficiale dello Sheriff può farla uscire.',
  },
  'au.home.nsw-change': {
    says: 'Nel New South Wales gli sfratti senza motivo sono finiti il 19 maggio 2025.',
    was: 'Un padrone di casa poteva chiudere un affitto senza motivo.',
    is: 'Un padrone di casa ha bisogno di un motivo previsto dalla legge.',
  },
  'au.home.nsw-pay-by': {
    says: 'Nel New South Wales l’avviso per affitto non pagato deve darle 14 giorni. Contiamo dalla sua data, per sicurezza.',
    action: 'Pagare l’affitto, o concordare un piano per iscritto',
    consequence: 'Possono chiedere al Tribunal di chiudere l’affitto.',
  },
}
