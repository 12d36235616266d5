/** Strafbeschikking, juge après le recours et vitesse, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDERS_FR: Words = {
  'nl.order.want': {
    says: 'Le procureur (officier van justitie) a fixé une peine sans juge (strafbeschikking). Vous pouvez la refuser.',
  },
  'nl.order.deadline': {
    says: 'Vous avez 14 jours pour vous opposer (verzet), dès que vous en avez connaissance. Pour une petite amende par la poste, ce peut être six semaines. Par sécurité, comptez 14 jours depuis la lettre.',
    action: 'S’opposer à la strafbeschikking (verzet)',
    consequence: 'La peine devient définitive et peut figurer au casier.',
  },
  'nl.order.right-judge': {
    says: 'Si vous vous opposez à temps, un juge examine l’affaire de nouveau. Ne payez pas avant : en payant, vous pouvez perdre ce droit.',
  },
  'nl.order.warn-record': {
    says: 'C’est du droit pénal et cela peut aller au casier. Demandez le dossier et un avocat avant de payer.',
  },
  'nl.order.who': {
    says: 'Le ministère public (Openbaar Ministerie) la prend, et le CJIB encaisse.',
  },
  'nl.order.not-yet': {
    says: 'Tant que le délai court, ou si vous vous opposez à temps, la peine n’est pas exécutée.',
  },
  'nl.order.step-object': {
    says: 'Si vous n’êtes pas d’accord, envoyez une lettre (verzetschrift) avec copie à l’adresse indiquée, ou allez au guichet du parquet. Ne payez pas.',
  },
  'nl.order.option-object': {
    says: 'Dites que vous vous opposez, et pourquoi.',
    title: 'S’opposer (verzet)',
    cost: 'Gratuit.',
    time: '14 jours.',
    risk: 'Le juge peut fixer une peine plus forte.',
    bestFor: 'Vous ne l’avez pas fait, ou c’est trop.',
  },
  'nl.fine.right-judge': {
    says: 'Si le procureur refuse, vous pouvez saisir le juge dans les six semaines. Pour une amende plus élevée, il faut d’abord déposer la somme, ou montrer que vous ne pouvez pas.',
  },
  'nl.fine.right-speed': {
    says: 'La limite doit venir de la route ou de panneaux clairs. La vitesse mesurée est un peu réduite en votre faveur. Demandez les deux chiffres.',
  },
}
