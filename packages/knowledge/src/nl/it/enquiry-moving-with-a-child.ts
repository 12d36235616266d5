/** Questions about a parent who wants to move away with a child: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_A_CHILD_IT: Words = {
  'nl.ask.moving-with-child': {
    says: 'No, non se avete entrambi l’autorità (gezag). Un trasloco che cambia la scuola o il Suo tempo richiede il Suo sì. Scriva subito che non è d’accordo e perché, e proponga di parlarne. Senza il Suo sì l’altro deve chiedere al giudice. Già andato? Un avvocato può chiedere in pochi giorni a un giudice (kort geding) il ritorno. Senza autorità? La chieda ora e rispetti il piano di visite.',
  },
}
