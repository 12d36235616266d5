/** Italian: points, seized cars, drink driving, litter fines, and trouble with neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const ON_THE_ROAD_IT: Words = {
  'ie.road.know-points': {
    says: "I punti restano tre anni. Dodici punti significano sei mesi senza patente, o sette per chi è alle prime armi. Un giudice dà più punti dell'avviso.",
  },
  'ie.road.right-insurance': {
    says: "Guidare senza assicurazione va dal giudice e può togliere la patente. Per riavere un'auto sequestrata mostri presto assicurazione e tassa e paghi le spese, che crescono.",
  },
  'ie.road.know-drink': {
    says: 'Bere e guidare toglie la patente. Prenda un avvocato prima del giudice. Se non può pagarlo, chieda al giudice aiuto gratis.',
  },
  'ie.road.know-off-road': {
    says: "Un'auto ferma va dichiarata all'ufficio della tassa prima che la tassa finisca. Non vale per il passato, quindi gli arretrati restano dovuti.",
  },
  'ie.road.right-litter': {
    says: 'Può pagare la multa in tempo, o lasciare che il comune la provi dal giudice. Scriva al comune se non era Lei.',
  },
  'ie.garda.right-solicitor': {
    says: 'Può vedere un avvocato prima di rispondere, e può essere gratis. Può tacere, ma a volte un giudice può trarne conclusioni.',
  },
  'ie.ask.motor-tax': {
    dependsOn: 'se l’auto è stata dichiarata ferma in anticipo',
    says: 'Gli arretrati vanno pagati prima di rinnovare la tassa dell’auto. Il tempo ferma conta solo se dichiarato in anticipo. Chieda i mesi e la somma al motor tax office. Non guidi senza tassa: la polizia può prenderla.',
  },
}
