/** Questions about noise, cameras, water damage and condominiums: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_WORDS: Words = {
  'it.ask.noise': {
    says: 'Scriva giorni e ore e chieda all’amministratore di intervenire. Un giudice può fermare rumori oltre il tollerabile. Di notte chiami la polizia locale.',
  },
  'it.ask.neighbour-camera': {
    says: 'La telecamera del vicino può riprendere casa sua, non la Sua, le scale o la strada. Chieda per iscritto di girarla. Se non cambia, reclamo gratis al Garante.',
  },
  'it.ask.condominium': {
    says: 'Un proprietario paga secondo la sua quota. Può impugnare una delibera entro 30 giorni, dalla comunicazione se non c’era. Per le spese approvate un giudice può ordinare di pagare subito. Le spese ordinarie si prescrivono di regola in cinque anni.',
    dependsOn: 'che cosa ha deciso l’assemblea, e quando',
  },
  'it.ask.water-damage': {
    says: 'Chi possiede la casa o il tubo da cui viene deve riparare e pagare, anche senza colpa, salvo il caso fortuito. Un tubo comune spetta al condominio. Faccia foto e preventivo e scriva subito per raccomandata al vicino, all’amministratore e alla sua assicurazione. Se rifiutano, chieda al tribunale un accertamento tecnico, o un provvedimento urgente se c’è pericolo. Ha cinque anni.',
  },
}
