/** Questions about tax paid too much: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BACK_FR: Words = {
  'ie.ask.tax-back': {
    says: 'Ouvrez myAccount chez Revenue et demandez un Statement of Liability pour chacune des quatre dernières années. Ajoutez ce que vous n’avez jamais demandé : 20 % des frais médicaux, maison de soins, loyer, forfaits. Gardez les reçus six ans. L’année 2022 est perdue après le 31 décembre 2026. C’est gratuit ; un agent prend une part.',
  },
}
