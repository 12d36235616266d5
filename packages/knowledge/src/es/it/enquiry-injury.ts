/** The Italian words of the rows in ../enquiry-injury.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_IT: Words = {
  'es.ask.animal-bite': {
    says: 'Chi tiene l’animale paga il danno, salvo il caso fortuito o una Sua colpa. Vada dal medico, faccia foto, prenda i nomi e avvisi la polizia. Scriva al proprietario e chieda l’assicurazione. Ha un anno.',
  },
  'es.ask.street-fall': {
    says: 'Paga chi ha in custodia il luogo, salvo che il pericolo fosse ben visibile. Faccia foto lo stesso giorno, prenda i testimoni e il referto. Scriva al comune o al negozio. Ha un anno.',
    dependsOn: 'che cosa può provare',
  },
}
