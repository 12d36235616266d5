/** Enforcement orders (Vollstreckungsbescheid): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_ORDER_WORDS: Words = {
  'de.judgment.what-order': {
    says: 'C’est une ordonnance d’exécution (Vollstreckungsbescheid). Ils peuvent maintenant exécuter, mais vous avez deux semaines pour vous opposer.',
  },
  'de.judgment.reality': {
    says: 'Aucun juge n’a encore regardé votre version. Votre opposition rouvre l’affaire depuis le début.',
  },
  'de.judgment.deadline-order': {
    says: 'Les deux semaines partent du jour de la remise, inscrit sur l’enveloppe jaune. Personne ne peut allonger ce délai.',
    action: 'Envoyer votre opposition (Einspruch) au tribunal',
    consequence: 'L’ordonnance devient définitive et peut être exécutée 30 ans.',
  },
  'de.judgment.step-object': {
    says: 'Ce n’est pas juste ? Écrivez : « Ich lege Einspruch ein » (je m’oppose), avec la date de l’ordonnance. Donnez le numéro, signez et envoyez à temps.',
  },
  'de.judgment.step-stop': {
    says: 'S’opposer n’arrête pas l’exécution à lui seul. Demandez au tribunal, dans la même lettre, de la suspendre (Einstellung).',
  },
  'de.judgment.option-object': {
    title: 'S’opposer dans les deux semaines',
    says: 'Envoyez une opposition au tribunal qui a rendu l’ordonnance. L’affaire continue alors comme un procès normal.',
    cost: 'Gratuit au début. Le perdant paie à la fin.',
    time: 'Une lettre maintenant.',
    risk: 'Si la demande est juste, vous payez plus de frais.',
    bestFor: 'Vous ne devez rien, ou la dette est trop vieille.',
  },
  'de.judgment.right-object': {
    says: 'Vous avez le droit de vous opposer. Un juge doit alors entendre les deux parties.',
  },
  'de.judgment.warn-final': {
    says: 'Les deux semaines sont strictes. Ensuite, même une fausse demande peut valoir 30 ans.',
  },
  'de.judgment.order-who': {
    says: 'Cela vient du tribunal qui envoie les injonctions. L’autre partie peut s’en servir pour saisir salaire ou comptes.',
  },
  'de.judgment.order-rights': {
    says: 'Vous pouvez vous opposer dans les deux semaines. Ce qu’il vous faut pour vivre reste protégé même maintenant.',
  },
  'de.judgment.order-not-yet': {
    says: 'Personne ne peut fouiller votre logement sans votre oui ou l’ordre d’un juge. Votre revenu protégé reste à vous.',
  },
  'de.judgment.order-step-account': {
    says: 'Transformez maintenant votre compte en compte protégé (P-Konto). La somme de base de chaque mois est alors protégée.',
  },
  'de.judgment.order-right-income': {
    says: 'Jusqu’au 30 juin 2027, au moins 1 587,40 € de votre salaire net mensuel sont protégés, et plus si vous avez des personnes à charge.',
  },
  'de.judgment.order-step-offer': {
    says: 'Si vous devez la somme, proposez maintenant un étalement, avant la venue d’un huissier.',
  },
}
