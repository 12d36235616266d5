/** Questions about a will that leaves someone out: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WILL_DISPUTE_NL: Words = {
  'ie.ask.will-dispute': {
    says: 'Ga nu naar een advocaat (solicitor). Een kind kan naar de rechter als een ouder niet voor hem zorgde; de termijn is zes maanden na de eerste akte (grant). Een testament kan vervallen als de persoon niet helder was of onder druk stond. Een echtgenoot heeft altijd een vast deel.',
  },
  'ie.ask.executor-alone': {
    says: 'Ja, een van twee executeurs (executors) kan alleen probate vragen, met het originele testament. De ander houdt het recht later mee te doen, of doet schriftelijk afstand. Daarna handelt u voor de nalatenschap: rekeningen ophalen, verkopen, schulden betalen en verdelen, zo mogelijk binnen een jaar. Gratis wonen alleen geeft hem geen recht te blijven. Blokkeert hij, dan kan een solicitor naar de rechter.',
  },
}
