/** Prestations et assurance, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_LETTERS_IT: Words = {
  'jp.benefit.who': {
    says: 'È un ufficio pubblico. Deve dare i motivi quando decide contro di Lei.',
  },
  'jp.benefit.reality': {
    says: 'Una tale decisione può essere sbagliata, e gli uffici spesso accettano piccole rate mensili.',
  },
  'jp.benefit.not-yet': {
    says: 'Nulla viene pignorato subito. Chiami prima della data e dica che cosa può pagare.',
  },
  'jp.benefit.step-call': {
    says: 'Cerchi la prova di ciò che ha detto loro e quando. La porti all’ufficio e chieda i mesi e il conto.',
  },
  'jp.benefit.option-parts': {
    says: 'Chieda piccole rate mensili che Le lasciano abbastanza per vivere.',
    title: 'Chiedere rate',
    cost: 'Gratis.',
    time: 'Prima della data.',
    risk: 'Possono chiedere prove.',
    bestFor: 'La somma è giusta, ma per ora troppo alta.',
  },
  'jp.insure.not-yet': {
    says: 'Un primo no non chiude nulla. Può mandare altri documenti e chiedere di nuovo entro i tre anni.',
  },
  'jp.insure.step-file': {
    says: 'Raccolga polizza, condizioni, foto, fatture e carte dei medici. Scriva che cosa è successo in ogni giorno.',
  },
  'jp.insure.option-adr': {
    says: 'Dopo l’assicuratore, usi l’organo gratuito per le liti assicurative (金融ADR).',
    title: 'Usare l’organo gratuito per le liti',
    cost: 'Gratis o poco.',
    time: 'Entro i tre anni.',
    risk: 'Può durare mesi.',
    bestFor: 'L’assicuratore dice ancora no.',
  },
}
