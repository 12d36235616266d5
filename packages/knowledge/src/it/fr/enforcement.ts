/** The formal warning before seizure (precetto), and seizures: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_WORDS: Words = {
  'it.enforce.want-precept': {
    says: 'C’est le commandement avant la saisie (precetto). Payez dans les dix jours, ou ils peuvent commencer à saisir.',
  },
  'it.enforce.want-seizure': {
    says: 'Il s’agit d’une saisie (pignoramento) : de salaire, pension, compte, biens ou maison.',
  },
  'it.enforce.who': {
    says: 'L’avocat du créancier agit avec une décision du tribunal. Seul un huissier du tribunal (ufficiale giudiziario) peut prendre des biens.',
  },
  'it.enforce.who-public': {
    says: 'Le recouvrement fiscal (Agenzia delle entrate-Riscossione) ou une commune agit seul, sans juge.',
  },
  'it.enforce.rights': {
    says: 'Une part de votre salaire ou pension est toujours protégée. Vous pouvez vous opposer, ou demander à payer en plusieurs fois.',
  },
  'it.enforce.reality': {
    says: 'C’est un vrai pouvoir, mais avec des limites. Personne ne prend tout votre salaire, votre lit, frigo ou vos vêtements.',
  },
  'it.enforce.ten-days': {
    says: 'Ils ne peuvent pas saisir dans les dix jours après le commandement (precetto), sauf si un juge l’a permis.',
  },
  'it.enforce.ninety': {
    says: 'S’ils ne commencent pas à saisir dans les 90 jours, le commandement (precetto) perd sa force.',
  },
  'it.enforce.deadline-precept': {
    says: 'Vous avez dix jours à partir du jour où il vous a été remis. Par prudence, nous comptons à partir de sa date.',
    action: 'Payer, trouver un accord, ou voir un avocat pour vous opposer',
    consequence: 'Ils peuvent commencer à saisir.',
  },
  'it.enforce.deadline-formal': {
    says: 'Les défauts de forme doivent être soulevés dans les 20 jours à partir du jour de la remise.',
    action: 'Déposer une opposition de forme (opposizione agli atti)',
    consequence: 'Vous ne pouvez plus utiliser ces défauts.',
  },
  'it.enforce.right-oppose': {
    says: 'Vous pouvez vous opposer si vous avez payé ou si la dette est trop ancienne. Aussi s’il n’y a pas de titre (titolo esecutivo), ou si la forme est fausse.',
  },
  'it.enforce.right-convert': {
    says: 'Vous pouvez demander au juge de remplacer la saisie par de l’argent : un sixième tout de suite et le reste en 48 mois au plus.',
  },
  'it.enforce.right-stop': {
    says: 'Vous pouvez demander au juge d’arrêter l’exécution pour des raisons sérieuses.',
  },
  'it.enforce.right-legal-aid': {
    says: 'Avec de petits revenus, un avocat est gratuit, aussi pour s’opposer à une exécution.',
  },
  'it.enforce.option-oppose': {
    title: 'Vous opposer',
    says: 'Un avocat dit au juge pourquoi cela doit s’arrêter.',
    cost: 'Avocat et frais, ou aide juridique gratuite.',
    time: '20 jours pour les défauts de forme. Dès que possible pour le reste.',
    risk: 'Si vous perdez, des frais s’ajoutent.',
    bestFor: 'Payé, trop ancien, jamais remis, ou limites dépassées.',
  },
  'it.enforce.option-plan': {
    title: 'Convenir de payer en plusieurs fois',
    says: 'Offrez une première somme et des mensualités. Faites-le signer.',
    cost: 'Ce que vous convenez.',
    time: 'Quelques jours.',
    risk: 'Sans leur accord, ils continuent.',
    bestFor: 'Vous devez la somme et pouvez payer en plusieurs fois.',
  },
  'it.enforce.option-help': {
    title: 'Demander à un organisme de crise',
    says: 'Un organisme de crise (OCC) aide ceux qui ont trop de dettes à demander un plan au tribunal.',
    cost: 'Des frais, souvent payés par le plan.',
    time: 'Quelques semaines.',
    risk: 'Vous devez dire toutes vos dettes et tous vos biens.',
    bestFor: 'Beaucoup de dettes.',
  },
  'it.enforce.insight-never-served': {
    says: 'Si vous n’avez jamais reçu la décision, toute l’exécution peut tomber.',
    actionable: 'Demandez à l’avocat la preuve de la remise (relata di notifica).',
  },
  'it.enforce.warning-hide': {
    says: 'Ne cachez pas et ne donnez pas vos biens pour y échapper. Cela peut être un délit.',
  },
  'it.enforce.tactic-early': {
    says: 'Opposez-vous avant le début de la saisie : c’est plus facile à arrêter.',
    risk: 'Il faut payer les frais du tribunal, sauf avec l’aide juridique.',
    notWhen: 'Pas sans une vraie raison.',
  },
  'it.enforce.right-vacate-notice': {
    says: 'L’officier de justice doit vous annoncer le jour et l’heure de l’expulsion au moins dix jours avant. Montrez maladie, jeunes enfants ou logement proche, et demandez un autre jour.',
  },
}
