/** Children, maintenance, safety and decisions for others: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_NL: Words = {
  'ie.family.right-access': {
    says: 'U kunt de District Court om omgang, gezag of voogdij vragen. Wat het beste is voor het kind gaat voor.',
  },
  'ie.family.right-maintenance': {
    says: 'U kunt de District Court om alimentatie voor een kind vragen, getrouwd of niet. Die kan van het loon worden genomen.',
  },
  'ie.family.right-safe': {
    says: 'De District Court kan bevelen dat een gewelddadig persoon wegblijft of het huis verlaat. Dat kan dezelfde dag. Bel bij gevaar 999 of 112.',
  },
  'ie.family.right-share': {
    says: 'Een echtgenoot of partner heeft een wettelijk deel, wat het testament ook zegt. Een kind kan binnen zes maanden na de akte naar de rechter.',
  },
  'ie.family.right-consent': {
    says: 'Tusla moet een risico voor een kind onderzoeken. Ze mag een kind niet weghalen zonder uw toestemming, een rechter, of de Gardaí in nood.',
  },
  'ie.family.know-decide': {
    says: 'Een volmacht (enduring power) moet worden gemaakt zolang iemand het begrijpt. Is het te laat, dan kan de Circuit Court hulp aanwijzen.',
  },
  'ie.family.answer-access': {
    says: 'Probeer eerst gratis bemiddeling voor gezinnen. Lukt dat niet, vraag de District Court dan om omgang. Wat het beste is voor het kind gaat voor.',
  },
}
