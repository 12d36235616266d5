/** Questions of heirs: an executor who tells nothing, and things that are taken before a court has named anyone: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXECUTOR_AND_HEIRS_IT: Words = {
  'us.fact.executor-tells-nothing': {
    says: 'Chi cura l’eredità (executor) agisce per tutti gli eredi e deve elencare i beni e renderne conto. In Massachusetts e in molti altri stati l’elenco è dovuto entro tre mesi. Guardi il fascicolo al tribunale (probate court). Chieda per iscritto un conto completo e il giorno della Sua parte. Non deve firmare un accordo per avere ciò che il testamento Le dà. Se non arriva nulla, chieda al giudice di ordinare il conto o di rimuoverlo.',
  },
  'us.fact.nobody-named-yet': {
    says: 'Nessuno può prendere o dividere cose finché il tribunale non ha nominato chi cura l’eredità. Nemmeno chi è indicato nel testamento. Se rifiuta, ogni erede può chiedere il compito e gli altri possono opporsi subito. In New Jersey è un caveat, presso il Surrogate. In molti stati chi ha il testamento deve consegnarlo al tribunale. Faccia un elenco e foto di tutto. Ciò che è stato preso si può chiedere indietro o conta nella quota.',
  },
  'us.fact.taken-while-alive': {
    says: 'Finché la persona vive, un executor non ha alcun potere. Le cose sono ancora sue e solo lei può regalarle. Chieda al genitore di scriverlo, se può. Faccia ora un elenco e foto. Chi ha una procura deve usare tutto per il bene della persona. Prendere a chi è malato può essere abuso (elder abuse): 1-800-677-1116. Dopo la morte vale il testamento, e un erede può chiedere la vendita e parti uguali.',
  },
}
