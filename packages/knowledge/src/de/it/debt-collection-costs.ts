/** What the first letter of a collector must say, and what it may cost: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_WORDS: Words = {
  'de.debt.insight-disguise': {
    says: 'Le spese qui possono essere più alte di quanto permette la legge, come spesso in queste lettere.',
    actionable: 'Chieda quale aliquota (0,5, 0,9 o 1,3) hanno usato e su quale somma.',
  },
  'de.debt.element-client': {
    name: 'Il nome della società per cui agiscono',
    says: 'La prima lettera deve indicare la società per cui incassano, con il suo indirizzo.',
    ifMissing:
      'La lettera non sembra dire per chi incassano. Lo chieda: la legge vuole nome e indirizzo.',
  },
  'de.debt.element-reason': {
    name: 'Il motivo della richiesta e la data del contratto',
    says: 'La prima lettera deve dire di quale contratto si tratta e quando è stato fatto.',
    ifMissing:
      'La lettera non sembra dire di quale contratto si tratta, e di quando. Lo chieda prima di pagare.',
  },
  'de.debt.element-costs': {
    name: 'Tipo, somma e motivo delle spese di incasso',
    says: 'Se chiedono spese, devono dire di che tipo, quanto e perché.',
    ifMissing: "La lettera chiede spese ma non sembra dire come nascono. Chieda l'aliquota.",
  },
  'de.debt.change-fees': {
    says: 'Le tariffe di incasso sono salite il 1 giugno 2025. Il lavoro più vecchio si paga con le tariffe vecchie.',
    was: 'Fino al 31 maggio 2025 una tariffa intera era di 49 €, e di 30 € per richieste non contestate fino a 50 €.',
    is: 'Dal 1 giugno 2025 una tariffa intera è di 51,50 € fino a 500 €. È di 31,50 € per richieste non contestate fino a 50 €.',
  },
  'de.debt.insight-reminder-fee': {
    says: 'Una spesa di sollecito (Mahngebühr) può coprire solo carta e posta, non il personale. I tribunali spesso permettono solo pochi euro.',
    actionable: 'Paghi la fattura e rifiuti ciò che supera pochi euro per ogni sollecito.',
  },
  'de.debt.charge-small': {
    name: 'Spese di incasso per una richiesta non contestata fino a 50 €',
    says: "Per una richiesta non contestata fino a 50 € anche l'aliquota più alta (1,3, con spese e IVA) dà 58,48 €. Di solito è permesso molto meno.",
  },
  'de.debt.charge-to-500': {
    name: 'Spese di incasso per una richiesta non contestata fino a 500 €',
    says: "Per una richiesta non contestata fino a 500 € anche l'aliquota più alta (1,3, con spese e IVA) dà 95,60 €. Una prima lettera permette di solito 0.5.",
  },
  'de.debt.right-doctor-bill': {
    says: 'Una fattura di medico o dentista è dovuta solo se indica ogni prestazione e il fattore. Sopra 2,3 deve dare un motivo.',
  },
  'de.debt.right-doctor-told': {
    says: "Se non era sicuro che l'assicurazione pagasse, dovevano dirle prima per iscritto il costo probabile. Altrimenti forse non deve pagare quella parte.",
  },
}
