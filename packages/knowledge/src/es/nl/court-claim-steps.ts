/** Papers of a court that start a case: what to do. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_NL: Words = {
  'es.claim.step-date': {
    says: 'Schrijf op welke dag u het kreeg. Merk de laatste dag. Bewaar de envelop.',
  },
  'es.claim.step-real': {
    says: 'Controleer of het echt is: zoek de rechtbank en het zaaknummer (NIG), en bel de rechtbank op een nummer dat u zelf vindt.',
  },
  'es.claim.step-lawyer': {
    says: 'Vraag vandaag een advocaat: gratis bij de orde van advocaten (Colegio de Abogados), of uw eigen.',
  },
  'es.claim.step-answer': {
    says: 'Stuur voor de laatste dag een schriftelijk antwoord met uw redenen en papieren.',
  },
  'es.claim.step-agree': {
    says: 'Bent u het schuldig, bel hun advocaat en bied een plan. Een afspraak kan bij de rechter worden gebracht en de zaak eindigen.',
  },
  'es.claim.step-old-debt': {
    says: 'Is de schuld ouder dan vijf jaar, zeg dan in uw antwoord dat zij te oud is (prescripción). De rechter zegt het niet voor u.',
  },
  'es.claim.step-copies': {
    says: 'Lever papieren in bij de griffie en krijg een gestempelde kopie, of gebruik het webloket (sede judicial electrónica).',
  },
}
