/** Bills for music in public (GEMA): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_WORDS: Words = {
  'de.consumer.gema-want': {
    says: 'La GEMA o un ente simile vuole un compenso di licenza per musica in pubblico.',
  },
  'de.consumer.gema-who': {
    says: 'Agisce per i compositori e non può perquisire né multare. Può andare in tribunale.',
  },
  'de.consumer.gema-right': {
    says: 'La musica tra amici o in famiglia non è pubblica. Allora non serve una licenza.',
  },
  'de.consumer.gema-step': {
    says: 'Controlli quando, dove e per chi si è suonata musica. Chieda la tariffa e come hanno contato.',
  },
  'de.consumer.gema-option': {
    title: 'Chiedere la base o contestare',
    says: 'Scriva che cosa si è davvero suonato e chieda una correzione.',
    cost: 'Gratis.',
    time: 'Una lettera.',
    risk: 'Per musica senza permesso possono chiedere il doppio.',
    bestFor: 'Non ha suonato musica in pubblico o il conto è sbagliato.',
  },
  'de.consumer.gema-reality': {
    says: 'Deve un compenso solo se si è suonata musica in pubblico. Un sollecito non è un ordine del tribunale.',
  },
  'de.consumer.gema-rights': {
    says: "Può chiedere la tariffa e le prove, e usare l'organo di conciliazione presso l'ufficio brevetti (Schiedsstelle).",
  },
  'de.consumer.gema-not-yet': {
    says: 'Ora non possono pignorare nulla. Prima serve un tribunale.',
  },
  'de.consumer.gema-step-valid': {
    says: 'Se si è suonata musica, lo comunichi Lei, chieda la tariffa giusta e gli sconti per associazioni o sale piccole.',
  },
  'de.consumer.gema-step-dispute': {
    says: 'Musica libera (GEMA-frei) o nessuna musica? Lo dica e mandi una lista dei brani.',
  },
}
