/** Who collects a debt, and what a collector must, may and may not do: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_WORDS: Words = {
  'fr.debt.who-collector': {
    says: 'Une société de recouvrement est une entreprise privée. Elle n’a pas plus de pouvoirs que l’entreprise de départ.',
  },
  'fr.debt.who-officer': {
    says: 'La lettre vient d’un commissaire de justice (ancien huissier). Sans décision de justice, il peut seulement demander, comme toute société de recouvrement.',
  },
  'fr.debt.who-buyer': {
    says: 'Votre dette semble avoir été vendue. Le nouveau créancier doit le prouver. Demandez l’acte de cession.',
  },
  'fr.debt.org-complain': {
    says: 'Vous pouvez signaler une société qui ment ou menace sur SignalConso, le site de la répression des fraudes (DGCCRF).',
  },
  'fr.debt.right-letter': {
    says: 'La société doit vous écrire avec son nom, le créancier, la raison et chaque somme demandée.',
  },
  'fr.debt.right-receipt': {
    says: 'Chaque paiement à la société de recouvrement vous donne droit à une quittance.',
  },
  'fr.debt.right-quiet': {
    says: 'Vous avez droit à la tranquillité. Des appels répétés qui abîment votre vie peuvent être un délit (harcèlement).',
  },
  'fr.debt.option-report': {
    title: 'Signaler des pressions',
    says: 'Signalez mensonges, menaces ou appels répétés sur SignalConso. Portez plainte si cela continue.',
    cost: 'Rien.',
    time: 'Une demi-heure.',
    risk: 'Aucun. La dette reste.',
    bestFor: 'On vous presse ou on imite un tribunal.',
  },
  'fr.debt.warn-data': {
    says: 'Ne donnez pas votre carte bancaire ni le nom de votre employeur au téléphone.',
  },
  'fr.debt.insight-words': {
    says: 'La lettre parle de saisie mais ne cite aucun jugement. Elle peut sembler plus forte qu’elle n’est.',
    actionable: 'Demandez : « Quel titre exécutoire avez-vous ? Envoyez-moi une copie. »',
  },
  'fr.debt.tactic-written': {
    says: 'Demandez que tout se passe par écrit. Les traces vous aident et des lettres calmes montrent votre bonne foi.',
    risk: 'Ils peuvent encore appeler.',
    notWhen: 'Il y a un acte de justice avec une date : répondez d’abord à celui-ci.',
  },
  'fr.debt.element-creditor': {
    name: 'Le nom du créancier',
    says: 'La lettre doit nommer le créancier.',
    ifMissing: 'On ne voit pas pour qui ils réclament. Demandez le nom et l’adresse du créancier.',
  },
  'fr.debt.element-sum': {
    name: 'La somme due',
    says: 'La lettre doit indiquer la somme et ses parties.',
    ifMissing: 'On ne voit pas de somme claire. Demandez un décompte.',
  },
  'fr.debt.myth-bailiff': {
    says: 'Une société de recouvrement ne peut rien saisir. Seul un commissaire de justice avec un titre exécutoire le peut.',
  },
}
