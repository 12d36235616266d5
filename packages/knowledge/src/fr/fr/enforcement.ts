/** Acts of an enforcement officer (commissaire de justice) in general, and the demand to pay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_WORDS: Words = {
  'fr.officer.who': {
    says: 'Un commissaire de justice (avant : huissier) est un officier public qui peut exécuter les décisions de justice.',
  },
  'fr.officer.want-pay': {
    says: 'On veut que vous payiez maintenant, sinon une saisie peut commencer.',
  },
  'fr.officer.reality-no-title': {
    says: 'On ne voit ni jugement ni autre titre dans cette lettre. Sans titre, il peut seulement demander, comme une société de recouvrement.',
  },
  'fr.officer.reality-title': {
    says: 'La lettre parle d’un jugement ou d’un titre, donc il peut être exécuté. Vous avez encore des droits, un juge et des délais.',
  },
  'fr.officer.rights-summary': {
    says: 'Vous pouvez voir le titre, garder l’argent et les biens de base, demander du temps et saisir le juge de l’exécution.',
  },
  'fr.officer.not-yet-none': {
    says: 'Sans titre, on ne peut ni entrer, ni prendre des biens, ni toucher au salaire.',
  },
  'fr.officer.know-officer': {
    says: 'Si vous êtes absent ou refusez, il ne peut entrer qu’avec la police, un élu ou deux témoins, et un titre.',
    learnMore:
      'De 6 h à 21 h, jamais le dimanche ni un jour férié, sauf accord d’un juge. La nuit, jamais dans un logement.',
  },
  'fr.officer.right-title': {
    says: 'Pas de saisie sans titre exécutoire. Vous avez droit à une copie.',
  },
  'fr.officer.right-hours': {
    says: 'Il peut agir de 6 h à 21 h, jamais le dimanche ni un jour férié, sauf accord d’un juge. La nuit, jamais dans un logement.',
  },
  'fr.officer.right-time': {
    says: 'Après le commandement, vous pouvez demander au juge de l’exécution jusqu’à deux ans.',
  },
  'fr.officer.option-plan': {
    title: 'Convenir d’un plan',
    says: 'Proposez une mensualité avec votre budget, par écrit.',
    cost: 'Ce que vous pouvez donner.',
    time: 'Un jour ou deux.',
    risk: 'Les frais continuent si vous ne le tenez pas.',
    bestFor: 'Vous devez la somme et il faut du temps.',
  },
  'fr.officer.option-judge': {
    title: 'Saisir le juge de l’exécution',
    says: 'Contestez la saisie ou demandez du temps. Pour un compte, il faut une assignation : faites-vous aider.',
    cost: 'Un acte ; l’aide juridictionnelle peut le payer.',
    time: 'Tout de suite. Saisie de compte : dans le mois.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'Pas de titre, somme fausse ou argent protégé.',
  },
  'fr.officer.option-overdebt': {
    title: 'Déposer un dossier de surendettement',
    says: 'La Banque de France prend votre dossier gratuitement. Une fois accepté, les saisies s’arrêtent.',
    cost: 'Rien.',
    time: 'Jusqu’à trois mois.',
    risk: 'Vous êtes inscrit au fichier des incidents.',
    bestFor: 'Vos dettes dépassent vos moyens.',
  },
  'fr.officer.warn-fake': {
    says: 'Certaines sociétés imitent un officier. Vérifiez le nom dans l’annuaire des commissaires de justice.',
  },
  'fr.officer.insight-small': {
    says: 'C’est la procédure simplifiée jusqu’à 5 000 €. Vous êtes libre de refuser, et un mois de silence vaut refus.',
    actionable:
      'Refusez si la dette est fausse ou vieille. Si vous acceptez, l’accord devient un titre.',
  },
  'fr.officer.element-title': {
    name: 'Le titre exécutoire',
    says: 'L’acte doit citer le jugement ou le titre sur lequel il repose.',
    ifMissing: 'On ne voit pas de titre. Demandez : « Quel titre avez-vous ? Envoyez une copie. »',
  },
  'fr.officer.element-count': {
    name: 'Le décompte de la dette, des frais et des intérêts',
    says: 'L’acte doit montrer la dette, les frais et les intérêts séparément.',
    ifMissing: 'On ne voit pas de décompte clair. Demandez-le par écrit.',
  },
  'fr.officer.myth-force': {
    says: 'Personne ne peut entrer sans titre. Avec un titre, si vous êtes absent, il faut la police, un élu ou deux témoins.',
  },
}
