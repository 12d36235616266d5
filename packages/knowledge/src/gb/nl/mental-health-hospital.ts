/** Being kept in hospital under the Mental Health Act: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const MENTAL_HEALTH_HOSPITAL_NL: Words = {
  'gb.sectioned.wants': {
    says: 'De brief zegt dat iemand in het ziekenhuis moet blijven onder de Mental Health Act, hoe lang en waarom.',
  },
  'gb.sectioned.right-tribunal': {
    says: 'Onder section 2 kunt u in de eerste 14 dagen naar een rechter (tribunal). Onder section 3 eenmaal in de eerste zes maanden. Een advocaat is gratis.',
  },
  'gb.sectioned.right-help': {
    says: 'Ze moeten u uw rechten vertellen, en onafhankelijke hulp (advocate) is gratis. Het naaste familielid kan met 72 uur vooraf ontslag vragen.',
  },
  'gb.sectioned.step': {
    says: 'Vraag vandaag op de afdeling om een advocaat en een advocate. Noteer de dag waarop het begon.',
  },
}
