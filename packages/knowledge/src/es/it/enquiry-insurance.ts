/** Questions about insurers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_IT: Words = {
  'es.ask.insurance-no': {
    says: 'Chieda il motivo per iscritto e reclami con l’assicurazione. Poi reclami gratis alla DGSFP. Dopo tre mesi l’assicurazione deve interessi alti.',
  },
  'es.ask.insurance-leave': {
    says: 'Scriva all’assicuratore almeno un mese prima della scadenza che non rinnova. Deve avvisare di un cambio di prezzo due mesi prima. Se ha avvisato tardi, può ancora rifiutarlo per iscritto.',
  },
  'es.ask.health-cover': {
    says: 'Deve rispondere solo a ciò che hanno chiesto. Senza una domanda chiara non possono opporlo. Se ha dimenticato in buona fede, possono pagare meno, non niente. Reclami per iscritto, poi gratis alla DGSFP.',
    dependsOn: 'cosa ha chiesto l’assicuratore alla firma',
  },
}
