/** First steps, rights and ways out for questions about work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORK_NL: Words = {
  'es.guide.step-work-dates': {
    says: 'Noteer de dag dat de baan eindigde. U hebt maar 20 werkdagen om een ontslag aan te vechten.',
  },
  'es.guide.step-work-sign': {
    says: 'Teken alleen ‘recibí, no conforme’ met de datum.',
  },
  'es.guide.step-work-papers': {
    says: 'Verzamel contract, loonstroken, berichten en namen van getuigen.',
  },
  'es.guide.step-work-union': {
    says: 'Praat deze week met een vakbond of arbeidsadvocaat.',
  },
  'es.guide.right-work-letter': {
    says: 'U hebt recht op een brief met de feiten en de datum.',
  },
  'es.guide.right-work-paro': {
    says: 'U kunt na elk ontslag een uitkering (paro) vragen.',
  },
  'es.guide.right-work-wages': {
    says: 'U kunt onbetaald loon een jaar lang eisen, met 10% rente.',
  },
  'es.guide.work-paper': {
    says: 'U kunt rechten die de wet u geeft niet wegtekenen.',
  },
  'es.guide.option-work-claim': {
    title: 'Vraag bemiddeling',
    says: 'Zij is gratis en zet de tijd even stil.',
    cost: 'Niets.',
    time: '20 werkdagen bij ontslag.',
    risk: 'Laag.',
    bestFor: 'U bent het niet eens.',
  },
  'es.guide.option-work-talk': {
    title: 'Praat met de werkgever',
    says: 'Vraag het schriftelijk en stel een datum.',
    cost: 'Niets.',
    time: 'Enkele dagen.',
    risk: 'De tijd loopt door.',
    bestFor: 'U wilt blijven of het regelen.',
  },
  'es.guide.option-work-help': {
    title: 'Krijg hulp',
    says: 'Werknemers hebben gratis rechtshulp bij de arbeidsrechter.',
    cost: 'Niets.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U bent niet zeker.',
  },
}
