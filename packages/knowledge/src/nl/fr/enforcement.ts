/** The French words of the Netherlands: enforcement. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_FR: Words = {
  'nl.bailiff.want': {
    says: 'Un huissier (deurwaarder) veut un paiement selon un jugement ou un ordre. Sinon, une saisie (beslag) peut suivre.',
  },
  'nl.bailiff.who': {
    says: 'Un huissier (gerechtsdeurwaarder) est un officier public avec des règles strictes. Vous pouvez vous plaindre à un tribunal disciplinaire.',
  },
  'nl.bailiff.real': {
    says: 'C’est sérieux, mais vous gardez assez pour vivre. Vous pouvez aussi encore convenir d’un plan.',
  },
  'nl.bailiff.not-yet': {
    says: 'Après l’ordre de payer, vous avez le plus souvent deux jours. Alors seulement on peut saisir des biens.',
  },
  'nl.bailiff.rights': {
    says: 'Vous avez droit à un revenu protégé, aux biens de base et à une liste claire de toutes les sommes.',
  },
  'nl.bailiff.deadline-two': {
    says: 'Après un ordre de payer, vous avez le plus souvent deux jours. Appelez avant.',
    action: 'Appeler l’huissier (deurwaarder) et offrir un plan',
    consequence: 'Des biens peuvent être saisis après cela.',
  },
  'nl.bailiff.step-call': {
    says: 'Appelez l’huissier (deurwaarder). Demandez de quel jugement ou ordre il s’agit, et une liste des sommes.',
  },
  'nl.bailiff.step-form': {
    says: 'Vérifiez votre revenu protégé (beslagvrije voet) sur uwbeslagvrijevoet.nl. S’il est faux, demandez à l’huissier de le corriger.',
  },
  'nl.bailiff.step-bank': {
    says: 'Une part de votre argent en banque doit rester libre. Demandez tout de suite à l’huissier (deurwaarder) si vous ne pouvez pas payer la nourriture ou le loyer.',
  },
  'nl.bailiff.step-help': {
    says: 'Demandez à votre commune (gemeente) une aide urgente pour les dettes si votre logement ou votre énergie est en danger.',
  },
  'nl.bailiff.step-438': {
    says: 'Si la saisie est fausse, un juge peut l’arrêter vite (executiegeschil). Prenez un avocat.',
  },
  'nl.bailiff.step-plan': {
    says: 'Offrez par écrit une somme par mois, avec votre budget.',
  },
  'nl.bailiff.right-income': {
    says: 'Vous avez droit à une part protégée de vos revenus. La somme change chaque janvier et juillet.',
  },
  'nl.bailiff.right-goods': {
    says: 'Les choses nécessaires à la vie de tous les jours, au travail et aux études ne peuvent pas être saisies.',
  },
  'nl.bailiff.right-door': {
    says: 'Un huissier (deurwaarder) ne peut pas forcer votre porte seul. Un policier ou un autre agent public doit être là.',
  },
  'nl.bailiff.right-complain': {
    says: 'Vous pouvez vous plaindre d’un huissier (deurwaarder), d’abord à son bureau, puis au tribunal disciplinaire. Celui-ci demande 50 €, rendus si vous avez raison, même en partie.',
  },
  'nl.bailiff.option-plan': {
    title: 'Convenir d’un plan',
    says: 'Offrez ce que vous pouvez payer chaque mois.',
    cost: 'Ce que vous offrez.',
    time: 'Un appel aujourd’hui.',
    risk: 'Les frais continuent jusqu’au paiement.',
    bestFor: 'Vous la devez.',
  },
  'nl.bailiff.option-438': {
    title: 'Demander à un juge de l’arrêter',
    says: 'Une procédure rapide contre une saisie fausse.',
    cost: 'Un avocat et des frais de tribunal.',
    time: 'Des jours ou des semaines.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'La saisie est clairement fausse.',
  },
  'nl.bailiff.option-help': {
    title: 'Demander une aide pour les dettes',
    says: 'Votre commune (gemeente) peut vous aider à avoir un plan, ou le tribunal un règlement des dettes (Wsnp) de 18 mois.',
    cost: 'Rien.',
    time: 'Un premier entretien sous quatre semaines.',
    risk: 'Des règles strictes.',
    bestFor: 'Vous avez beaucoup de dettes.',
  },
  'nl.bailiff.insight-pause': {
    says: 'Un juge peut arrêter une expulsion ou une coupure jusqu’à six mois, pendant que vous recevez une aide pour les dettes.',
    actionable:
      'Demandez à votre commune (gemeente) ou à un avocat de le demander maintenant (moratorium).',
  },
  'nl.bailiff.warn-evict': {
    says: 'Une date d’expulsion est réelle. Obtenez une aide juridique aujourd’hui.',
  },
  'nl.bailiff.right-not-heard': {
    says: 'Vous n’étiez pas au tribunal ? Vous pouvez faire opposition (verzet), en général quatre semaines après remise du jugement ou un acte de votre part. Cherchez de l’aide aujourd’hui.',
  },
}
