/** Notices to end a tenancy and late rent in Alberta: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ALBERTA_IT: Words = {
  'ca.home.ab-pay': {
    says: 'In Alberta un avviso di 14 giorni per affitto non pagato cade se paga tutto entro la data dell’avviso.',
  },
  'ca.home.ab-object': {
    says: 'In Alberta può opporsi per iscritto a un avviso di 14 giorni che non riguarda l’affitto. Allora al padrone di casa serve un ordine.',
  },
  'ca.home.ab-clear': {
    says: 'I 14 giorni sono giorni interi. Il giorno in cui ha ricevuto l’avviso e il giorno in cui va via non contano.',
  },
  'ca.home.ab-fourteen': {
    says: 'In Alberta agisca entro 14 giorni da quando riceve un avviso di 14 giorni. Per sicurezza contiamo dalla sua data.',
    action: 'Paghi l’affitto, o mandi la Sua opposizione scritta',
    consequence: 'Il padrone di casa può chiedere un ordine per farla andare via.',
  },
}
