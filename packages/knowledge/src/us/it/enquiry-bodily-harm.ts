/** Questions about crashes, falls, ambulances and doctors: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BODILY_HARM_IT: Words = {
  'us.story.crash': {
    says: 'Non firmi una rinuncia (release) prima che il medico sappia come guarisce. Chiude tutte le richieste. Tenga conti e foto, e sappia il tempo per fare causa nel Suo Stato.',
    dependsOn: 'la colpa, i Suoi danni e il Suo Stato',
  },
  'us.story.ambulance': {
    says: 'Il divieto federale dei conti a sorpresa lascia fuori le ambulanze via terra, ma alcuni Stati la proteggono. Chieda il conto dettagliato (itemized bill), faccia ricorso all’assicurazione e chieda un prezzo più basso o un piano.',
    dependsOn: 'il Suo Stato e il Suo piano',
  },
  'us.story.doctor': {
    says: 'Quasi sempre deve mostrare che il medico è stato sotto la cura normale e che questo le ha fatto danno. I tempi per la causa sono brevi e molti Stati vogliono prima un esperto. Prenda le Sue cartelle e veda un avvocato.',
    dependsOn: 'che cosa è andato male e quando',
  },
  'us.trouble.fall': {
    says: 'Il negozio paga se sapeva o doveva sapere del pericolo. Non firmi e non accetti una prima offerta prima di sapere come guarisce. Tenga foto, nomi e conti.',
    dependsOn: 'che cosa sapevano, la Sua parte di colpa e il Suo Stato',
  },
}
