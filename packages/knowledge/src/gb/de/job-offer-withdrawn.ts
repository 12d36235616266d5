/** German: the words of the rows in ../job-offer-withdrawn.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_OFFER_WITHDRAWN_DE: Words = {
  'gb.offer.right-notice': {
    says: 'Sagen Sie zu einem Angebot Ja, kann das ein Vertrag sein. Um ihn zu beenden, müssen sie kündigen oder die Frist bezahlen, außer eine Bedingung war nicht erfüllt. Ein tribunal kann das Geld zusprechen.',
  },
  'gb.offer.right-no-discrimination': {
    says: 'Ein Angebot darf nicht wegen Alter, Geschlecht, Herkunft, Glauben, Behinderung, Schwangerschaft oder sexueller Orientierung zurückgenommen werden. Das gilt schon vor dem ersten Tag.',
  },
  'gb.offer.right-data': {
    says: 'Sie können kostenlos verlangen, was über Sie gespeichert ist. Ein vertrauliches Zeugnis darf fehlen.',
  },
}
