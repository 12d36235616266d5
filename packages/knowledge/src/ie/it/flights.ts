/** The Italian words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_IT: Words = {
  'ie.air.want': {
    says: 'Una compagnia aerea Le scrive per il Suo volo in ritardo o cancellato. Lei non deve nulla, e forse Le devono dei soldi.',
  },
  'ie.air.reality': { says: 'Deve provare il suo motivo. La sua parola non basta.' },
  'ie.air.right-money': {
    says: 'Se arriva con tre ore di ritardo o più, di solito Le devono 250 €, 400 € o 600 €, secondo la distanza del volo.',
  },
  'ie.air.right-technical': {
    says: 'Un guasto tecnico quasi mai è una scusa. La compagnia deve provare un fatto straordinario che non poteva evitare.',
  },
  'ie.air.right-choice': {
    says: 'Se il volo è cancellato, sceglie Lei: i Suoi soldi in sette giorni, o un altro volo. Non deve accettare un buono.',
  },
  'ie.air.right-meals': {
    says: 'Mentre aspetta Le deve i pasti, e un hotel se serve, qualunque sia il motivo. Conservi le ricevute.',
  },
  'ie.air.right-authority': {
    says: 'Se dice di no, o passano sei settimane senza risposta, può fare reclamo gratis all’autorità irlandese dell’aviazione (IAA).',
  },
  'ie.air.right-small-claims': {
    says: 'Fino a 2.000 € può usare la procedura per piccole cause. Costa poco e non serve un avvocato.',
  },
  'ie.air.step': {
    says: 'Scriva alla compagnia. Indichi il volo, il ritardo e la somma, e chieda la prova del motivo.',
  },
}
