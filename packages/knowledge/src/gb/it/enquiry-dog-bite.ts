/** Questions about a bite by somebody else’s dog: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOG_BITE_IT: Words = {
  'gb.ask-neighbour.dog-bite': {
    says: 'Vada oggi dal medico e faccia foto. Lo denunci alla polizia, 101, o 999 se continua: un cane pericoloso fuori controllo è reato, anche in casa o giardino. Avvisi il dog warden del comune. Può chiedere al padrone o alla sua assicurazione i danni e il veterinario. Ha tre anni, un bambino fino a 21. Segni testimoni e tenga ricevute.',
  },
}
