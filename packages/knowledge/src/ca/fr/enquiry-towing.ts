/** Questions about a car that was towed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWING_FR: Words = {
  'ca.ask.towed': {
    says: 'Cherchez qui l’a demandé. Reprenez vite la voiture, l’entreposage augmente chaque jour ; vous pouvez payer et contester après. En Ontario, personne ne peut facturer un remorquage sans votre accord, sauf ordre de la police ou d’une autorité. La facture doit tout détailler et suivre les prix affichés. Vos affaires sont rendues gratuitement. En cas d’erreur : une plainte, puis les petites créances.',
  },
}
