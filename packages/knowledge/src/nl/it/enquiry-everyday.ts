/** Questions on fraud, private parking, insurers and pictures (en français) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_IT: Words = {
  'nl.ask.scam-paid': {
    says: 'Chiami ora la banca e chieda di fermare il pagamento. Se non era d’accordo, di solito la banca deve restituirlo. Lo denunci alla polizia.',
  },
  'nl.ask.private-parking': {
    says: 'La penale di una ditta privata è materia di contratto e non una multa dello Stato. La ditta deve provarla, e un giudice può abbassarla.',
    dependsOn: 'se guidava Lei e se poteva leggere le condizioni.',
  },
  'nl.ask.insurer-refuses': {
    says: 'Chieda quale clausola della polizza intende. Risponda per iscritto con prove e reclami all’assicuratore. Poi può andare al Kifid.',
  },
  'nl.ask.picture-claim': {
    says: 'Salvi un’immagine della pagina, poi tolga la foto. Chieda la prova che è loro e come nasce la somma. Non offra più di quanto costerebbe una licenza.',
  },
}
