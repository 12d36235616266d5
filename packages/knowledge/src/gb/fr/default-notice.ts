/** Un avis de défaut sur un crédit : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAULT_NOTICE_FR: Words = {
  'gb.default-notice.not-yet': {
    says: 'Jusqu’au jour indiqué, le prêteur ne peut ni résilier, ni exiger tout, ni reprendre un bien pour cela.',
  },
  'gb.default-notice.step-check': {
    says: 'Comparez la somme à vos paiements. Comptez les jours : il en faut au moins 14 depuis la réception.',
  },
  'gb.default-notice.right-time-order': {
    says: 'Vous pouvez demander au juge un délai (time order). Il peut fixer des paiements plus petits, plus longs, parfois moins d’intérêts.',
  },
  'gb.default-notice.right-care': {
    says: 'Si vous peinez, le prêteur doit être patient. Il doit étudier un plan, et des intérêts réduits ou arrêtés.',
  },
  'gb.default-notice.right-goods': {
    says: 'Dès qu’un tiers du prix est payé (hire purchase), il faut un juge pour reprendre le bien. Il en faut un aussi pour entrer chez vous le prendre. Sans juge, vous n’avez pas à accepter.',
  },
  'gb.default-notice.insight-file': {
    says: 'Un défaut reste six ans dans votre dossier de crédit, même payé plus tard.',
    actionable: 'Demandez un plan avant ce jour, sans mention de défaut tant que vous le tenez.',
  },
  'gb.default-notice.option-cure': {
    says: 'Payez seulement le retard. La loi fait alors comme si de rien n’était, et le contrat continue.',
    title: 'Payer à temps ce que l’avis demande',
    cost: 'Le retard indiqué.',
    time: 'Avant le jour indiqué.',
    risk: 'Ne sacrifiez pas loyer, taxe locale ou nourriture.',
    bestFor: 'Vous avez l’argent et la somme est juste.',
  },
  'gb.default-notice.option-time-order': {
    says: 'Un conseiller vous aide à montrer revenus et paiements possibles. Le juge fixe ce qui est juste.',
    title: 'Demander une time order au juge',
    cost: 'Des frais de justice, souvent réduits.',
    time: 'Quelques semaines.',
    risk: 'Si les nouveaux paiements manquent, elle peut cesser.',
    bestFor: 'La gêne est passagère et vous voulez garder le bien.',
  },
}
