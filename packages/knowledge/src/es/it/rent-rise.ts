/** The Italian words of Spain: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_IT: Words = {
  'es.rise.want': { says: 'Il locatore vuole alzare l’affitto.' },
  'es.rise.want-check': {
    says: 'Controlli se l’aumento è permesso prima di pagare di più o firmare.',
  },
  'es.rise.reality': {
    says: 'È permesso solo se lo dice il contratto, una volta all’anno, e sotto il tetto.',
  },
  'es.rise.not-yet': {
    says: 'Il nuovo affitto è dovuto dal mese dopo che scrivono e mostrano il calcolo.',
  },
  'es.rise.right-cap': {
    says: 'Per i contratti dal 26 maggio 2023 l’aumento non può superare l’indice IRAV.',
  },
  'es.rise.right-clause': { says: 'Senza una clausola nel contratto non c’è aumento finché dura.' },
  'es.rise.right-paper': {
    says: 'Può chiedere il certificato dell’istituto di statistica (INE) che mostra l’indice.',
  },
  'es.rise.step-check': {
    says: 'Controlli la clausola, la data annua e la percentuale sul sito INE.',
  },
  'es.rise.step-write': {
    says: 'Se è troppo alto, lo dica per iscritto e paghi per intero l’affitto giusto.',
  },
  'es.rise.option-dispute': {
    says: 'Scriva che cosa è sbagliato e quanto pagherà.',
    title: 'Contestare l’aumento',
    cost: 'Gratis',
    time: 'Prima del prossimo pagamento',
    risk: 'Non paghi mai meno dell’affitto giusto.',
    bestFor: 'Non c’è una clausola o è sopra il tetto.',
  },
  'es.rise.option-accept': {
    says: 'Se è giusto, paghi il nuovo affitto.',
    title: 'Accettarlo',
    cost: 'L’affitto più alto',
    time: 'Dal mese dopo l’avviso',
    risk: 'Nessuno se è giusto.',
    bestFor: 'L’ha controllato ed è giusto.',
  },
}
