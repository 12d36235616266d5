/** Questions about objections to decisions, and benefits that stop or are wanted back: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_FR: Words = {
  'nl.ask.objection': {
    says: 'Opposez-vous sous six semaines à partir de la date de la décision. Peu de temps ? Opposez-vous d’abord et envoyez vos raisons plus tard.',
  },
  'nl.ask.benefit-back': {
    says: 'Opposez-vous en six semaines si c’est faux, et demandez le calcul. Si c’est juste, demandez un plan adapté. Pour des raisons graves, ils peuvent demander moins.',
  },
  'nl.ask.benefit-stopped': {
    says: 'Contestez dans les six semaines après la date de la décision. Les raisons peuvent suivre plus tard. Sans argent pour vivre, demandez tout de suite au juge une décision d’urgence (voorlopige voorziening). Demandez une avance à la commune.',
  },
  'nl.ask.objection-late': {
    says: 'Contestez aujourd’hui et dites pourquoi c’est tard. Cela compte si ce n’est pas votre faute, comme une maladie grave ou une lettre jamais arrivée. Le délai normal est de six semaines.',
    dependsOn: 'de la raison de votre retard',
  },
  'nl.ask.student-debt': {
    says: 'Vous payez selon vos moyens. Demandez à DUO de baisser la mensualité selon vos revenus (draagkracht), ou une pause. En retard ? Convenez d’un plan avant l’huissier. Une décision est fausse ? Contestez dans les six semaines.',
  },
}
