/** Une convocation comme juré : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_FR: Words = {
  'gb.juror.chance': {
    says: 'Le bureau des tribunaux tire les noms au hasard dans la liste des électeurs. Toute personne de 18 à 75 ans peut être appelée.',
  },
  'gb.juror.how-long': {
    says: 'La plupart des gens servent environ dix jours ouvrés. Vous n’avez pas besoin de connaître le droit.',
  },
  'gb.juror.step-reply': {
    says: 'Répondez dans les sept jours après réception, en ligne ou par courrier. Répondez aussi si vous voulez une autre date ou une dispense.',
  },
  'gb.juror.step-dates': {
    says: 'Si la date ne va pas, dites pourquoi et quels jours des 12 prochains mois sont impossibles. Joignez une preuve : réservation ou mot du médecin.',
  },
  'gb.juror.step-work': {
    says: 'Montrez la convocation (summons) à votre travail et demandez si vous êtes payé. Sinon, l’employeur remplit un formulaire pour le tribunal.',
  },
  'gb.juror.right-pay': {
    says: 'Vous pouvez demander le salaire perdu et la garde : jusqu’à £64.95 par jour, ou £32.47 pour quatre heures ou moins. Après dix jours, jusqu’à £129.91. Trajet et repas en plus.',
  },
  'gb.juror.right-excused': {
    says: 'Vous devez être dispensé si vous avez été juré dans les deux dernières années. Maladie, soin d’un proche ou trop peu d’anglais peuvent aussi être de bonnes raisons.',
  },
  'gb.juror.right-second-look': {
    says: 'S’ils refusent une autre date ou une dispense, vous pouvez demander au tribunal d’examiner le refus.',
  },
  'gb.juror.benefits': {
    says: 'Les aides sociales continuent pendant les huit premières semaines. Montrez tout de suite la convocation à votre bureau d’aides.',
  },
  'gb.juror.warning-barred': {
    says: 'Certaines personnes ne peuvent pas servir : en liberté sous caution, en prison ou avec certaines peines dans les dix dernières années. Dites-le dans la réponse, sinon c’est une infraction.',
  },
  'gb.juror.warning-silence': {
    says: 'Pendant le service, ne cherchez rien sur l’affaire et ne dites à personne ce que dit le jury. Les deux sont des délits.',
  },
  'gb.juror.option-serve': {
    says: 'Répondez que vous venez, et demandez les formulaires pour le salaire perdu et le trajet.',
    title: 'Dire que vous viendrez',
    cost: 'Rien. Une part du salaire perdu peut ne pas revenir.',
    time: 'Environ dix jours ouvrés.',
    risk: 'Peu de procès durent plus. Vous pouvez dire si vous ne pouvez pas rester si longtemps.',
    bestFor: 'Les dates vous conviennent.',
  },
  'gb.juror.option-later': {
    says: 'Donnez la raison et les jours impossibles. Une autre date est alors choisie dans les 12 mois.',
    title: 'Demander une autre date',
    cost: 'Rien.',
    time: 'Une réponse maintenant.',
    risk: 'En règle générale, c’est possible une seule fois.',
    bestFor: 'Des vacances réservées, un examen, une opération ou beaucoup de travail.',
  },
  'gb.juror.option-excuse': {
    says: 'Dites dans la réponse pourquoi vous ne pouvez pas servir, maintenant ni dans les 12 prochains mois, avec preuve.',
    title: 'Demander une dispense',
    cost: 'Rien.',
    time: 'Une réponse maintenant, quelques jours pour la décision.',
    risk: 'En cas de refus, il faut venir, sauf si le tribunal décide autrement.',
    bestFor: 'Vous êtes très malade, soignez quelqu’un toute la journée ou avez servi récemment.',
  },
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
  'gb.juror.ni-step': {
    says: 'Un avis avec formulaire (jury notice) : renvoyez-le dans les 14 jours. Une convocation (jury summons) : venez le jour dit, ou demandez tout de suite une dispense.',
  },
  'gb.juror.ni-step-work': {
    says: 'Montrez la convocation à votre travail. Demandez si vous êtes payé, et prenez le formulaire de salaire perdu.',
  },
  'gb.juror.ni-right-excused': {
    says: 'Après une convocation, vous pouvez demander une dispense ou une date plus tardive, pour une bonne raison et avec preuve. Après 70 ans, vous êtes dispensé si vous le demandez.',
  },
  'gb.juror.ni-right-pay': {
    says: 'Vous pouvez demander le salaire perdu jusqu’à une limite par jour, et le trajet.',
  },
  'gb.juror.ni-warning': {
    says: 'Ne pas venir sans bonne raison, ou donner une fausse réponse, peut coûter jusqu’à £1,000 d’amende.',
  },
  'gb.juror.ni-option-excuse': {
    says: 'Écrivez au bureau des jurés avec votre raison et une preuve dès que la convocation arrive.',
    title: 'Demander une dispense',
    cost: 'Rien.',
    time: 'Une réponse maintenant, quelques jours pour la décision.',
    risk: 'En cas de refus, il faut venir.',
    bestFor: 'Vous avez plus de 70 ans, êtes malade ou ne pouvez pas laisser quelqu’un.',
  },
  'gb.juror.ni-option-serve': {
    says: 'Vérifiez la veille au soir, par téléphone ou en ligne, si on a besoin de vous.',
    title: 'Venir le jour dit',
    cost: 'Rien. Une part du salaire perdu peut ne pas revenir.',
    time: 'Quelques jours ou semaines.',
    risk: 'Un procès peut durer plus longtemps.',
    bestFor: 'Les dates vous conviennent.',
  },
}
