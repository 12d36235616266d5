/** Letters of schools: exclusion, absence and equal treatment: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_NL: Words = {
  'ie.school.wants': {
    says: 'De school zegt dat uw kind weg moet blijven, of geen plaats krijgt. Ze moet redenen geven en zeggen hoe u bezwaar maakt.',
  },
  'ie.school.right-appeal': {
    says: 'U kunt in beroep tegen verwijdering, 20 of meer dagen schorsing in een jaar of een geweigerde plaats. Is de school vol, vraag dan eerst binnen 21 dagen het bestuur om een nieuwe blik. Het beroep moet binnen 63 dagen na de weigering binnen zijn.',
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
    says: 'Vraag de redenen schriftelijk. Ga dan in beroep bij het ministerie van onderwijs onder section 29. Is de plaats geweigerd omdat de school vol is, vraag dan eerst het bestuur om een nieuwe blik, schriftelijk binnen 21 dagen. Het beroep moet binnen 63 dagen na de weigering binnen zijn.',
  },
  'ie.school.right-twenty-days': {
    says: 'Uw kind blijft nog 20 schooldagen leerling nadat de education welfare officer het bericht heeft. Die moet eerst met u en de school praten.',
  },
}
