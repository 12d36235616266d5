/** A call to jury service in England and Wales: answering it, another date, being excused, and lost pay. The words in French. */
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
}
