/** The Dutch words of the rows in ../traffic-fine-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_STEPS_NL: Words = {
  'es.fine.step-date': {
    says: 'Noteer de dag dat u het kreeg. Tel 20 dagen. Controleer kenteken, plaats en tijd.',
  },
  'es.fine.step-real-town': {
    says: 'Controleer de boete op de eigen site van de gemeente (sede electrónica), of bel een nummer dat u zelf zoekt. Betaal niet via een link in een sms.',
  },
  'es.fine.step-real': {
    says: 'Controleer de boete op de site van de DGT of miDGT. De DGT vraagt niet om betaling via links in sms’en.',
  },
  'es.fine.step-choose': {
    says: 'Beslis: betaal de helft, of maak bezwaar met bewijs. Doe er maar één.',
  },
  'es.fine.step-points': {
    says: 'Kijk of de boete punten kost. Voor velen tellen punten meer dan geld.',
  },
  'es.fine.step-instalments': {
    says: 'Kunt u na de termijn niet betalen, vraag de belastingdienst of stad dan om delen.',
  },
  'es.fine.step-wrong': {
    says: 'Zeg wat niet klopt: niet uw auto, eerder verkocht, verkeerde plaats, geen foto, geen duidelijk bord.',
  },
}
