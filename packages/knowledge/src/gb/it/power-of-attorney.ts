/** A lasting power of attorney: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const POWER_OF_ATTORNEY_IT: Words = {
  'gb.attorney.know': {
    says: 'Una procura (lasting power of attorney) va fatta finché la persona la capisce, e registrata. Se è tardi, la Court of Protection può nominare qualcuno.',
  },
  'gb.attorney.answer-misused': {
    says: 'Lo segnali all’Office of the Public Guardian (OPG). Può farlo chiunque, gratis. Può controllare i conti e chiedere alla Court of Protection di togliere la procura. Chi ha la procura agisce per la persona, tiene separati i soldi e fa solo piccoli regali d’uso. Se la persona capisce ancora, può revocarla da sé. Stanno uscendo soldi? Avvisi la banca e la polizia (101).',
  },
}
