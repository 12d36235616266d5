/** A call to jury service in Scotland: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_SCOTLAND_FR: Words = {
  'gb.juror.scotland-chance': {
    says: 'Le tribunal tire les noms au hasard dans la liste des électeurs. Beaucoup sont appelés, et 15 siègent dans un procès pénal.',
  },
  'gb.juror.scotland-step': {
    says: 'Répondez tout de suite à la convocation (jury citation), sur le site du tribunal ou par téléphone. Répondez aussi si vous voulez une dispense.',
  },
  'gb.juror.scotland-step-work': {
    says: 'Montrez la convocation à votre travail. Si vous n’êtes pas payé, faites remplir le formulaire de salaire perdu.',
  },
  'gb.juror.scotland-right-excused': {
    says: 'Vous êtes dispensé sur demande faite à temps, à 71 ans ou plus, ou si vous avez été juré dans les cinq dernières années. C’est deux ans si vous êtes venu sans être choisi.',
  },
  'gb.juror.scotland-right-reasons': {
    says: 'Le tribunal peut vous dispenser pour une bonne raison : maladie, soin d’un proche ou vacances réservées. Envoyez une preuve.',
  },
  'gb.juror.scotland-right-pay': {
    says: 'Vous pouvez demander le salaire perdu et la garde jusqu’à une limite par jour, et le trajet. Le tribunal vous dit les sommes.',
  },
  'gb.juror.scotland-right-job': {
    says: 'Votre employeur ne peut ni vous punir ni vous renvoyer à cause du jury.',
  },
  'gb.juror.scotland-warning': {
    says: 'Ne restez pas absent sans réponse. Le tribunal peut donner jusqu’à £1,000 d’amende.',
  },
  'gb.juror.scotland-option-serve': {
    says: 'Répondez que vous venez. Écoutez la ligne des jurés la veille au soir, car les plans changent souvent.',
    title: 'Dire que vous viendrez',
    cost: 'Rien. Une part du salaire perdu peut ne pas revenir.',
    time: 'Souvent quelques jours.',
    risk: 'Un procès peut durer plus longtemps.',
    bestFor: 'Les dates vous conviennent.',
  },
  'gb.juror.scotland-option-excuse': {
    says: 'Faites la demande sur le site du tribunal, avec votre raison et une preuve.',
    title: 'Demander une dispense',
    cost: 'Rien.',
    time: 'Une réponse maintenant, quelques jours pour la décision.',
    risk: 'En cas de refus, il faut venir.',
    bestFor:
      'Vous avez 71 ans ou plus, avez servi récemment, êtes malade ou ne pouvez pas laisser quelqu’un.',
  },
}
