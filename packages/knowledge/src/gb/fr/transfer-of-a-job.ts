/** A job that passes to a new employer: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TRANSFER_OF_A_JOB_FR: Words = {
  'gb.work.right-transfer': {
    says: 'Si votre travail passe à un autre employeur, votre poste et votre contrat suivent. Être renvoyé pour cela est le plus souvent injuste. On doit vous informer et vous consulter avant.',
  },
  'gb.work.transfer-wants': {
    says: 'Votre poste passe à un nouvel employeur, avec vos conditions et votre ancienneté.',
  },
  'gb.work.right-unbroken': {
    says: "Votre ancienneté continue sans coupure. Elle compte pour le préavis, l'indemnité et le renvoi injuste.",
  },
  'gb.work.transfer-step': {
    says: 'Demandez qui parle pour vous, et quels changements sont prévus. Gardez contrat et fiches de paie. Refusez par écrit de moins bonnes conditions.',
  },
}
