/** The Dutch words of the rows in ../dismissal-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_STEPS_NL: Words = {
  'us.work.step-unemployment': {
    says: 'Vraag deze week werkloosheid aan bij uw staat. Te laat aanvragen kan u geld kosten.',
  },
  'us.work.step-pay': {
    says: 'Controleer uw laatste loon: uren, overwerk, fooien en vakantie waar u volgens uw staat of de regels recht op hebt.',
  },
  'us.work.option-severance': {
    says: 'Vraag om meer geld, zorgdekking, een goede referentie, of een vriendelijker reden voor vertrek.',
    title: 'Om betere voorwaarden vragen',
    cost: 'Gratis, of de kosten van een advocaat',
    time: 'Voor u tekent',
    risk: 'Zij kunnen weigeren, of het aanbod beëindigen.',
    bestFor: 'U krijgt een ontslagvergoeding (severance) aangeboden, of hebt misschien een claim.',
  },
  'us.work.warning-sign': {
    says: 'Als u een afstandsverklaring (release) tekent, geeft u misschien het recht op een rechtszaak op. Loon dat u hebt verdiend is van u zonder te tekenen.',
  },
}
