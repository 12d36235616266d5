/** Dutch: children, safety at home, wills, social workers and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_NL: Words = {
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
  'ie.school.wants': {
    says: 'De school zegt dat uw kind weg moet blijven, of geen plaats krijgt. Ze moet redenen geven en zeggen hoe u bezwaar maakt.',
  },
  'ie.school.right-appeal': {
    says: 'U kunt bezwaar maken tegen wegsturen, 20 of meer dagen schorsing in een jaar, of een geweigerde plaats. Vraag bij een geweigerde plaats eerst het schoolbestuur om een nieuwe blik.',
  },
  'ie.school.know-absence': {
    says: 'Een kind moet tot 16 naar school. Na 20 gemiste dagen moet de school het Tusla melden. Geef schriftelijk een reden voor elke dag.',
  },
  'ie.school.right-equal': {
    says: 'Een school mag een kind niet slechter behandelen om een beperking, en moet eerlijke aanpassingen doen. U kunt binnen zes maanden naar de Workplace Relations Commission. Schrijf de school eerst binnen twee.',
  },
  'ie.school.exclude-step': {
    says: 'Vraag de redenen en de regels van de school schriftelijk. Noteer elke datum, want de termijnen zijn kort.',
  },
  'ie.school.answer': {
    says: 'Vraag de redenen schriftelijk. Ga dan in beroep bij het ministerie van onderwijs onder section 29. Vraag bij een geweigerde plaats eerst het schoolbestuur om een nieuwe blik.',
  },
}
