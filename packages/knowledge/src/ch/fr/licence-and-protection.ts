/** The French words of the rows in ../licence-and-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_AND_PROTECTION_FR: Words = {
  'ch.licence.want': {
    says: 'L’office des automobiles retire votre permis pour un temps, ou l’envisage. C’est distinct de l’amende.',
  },
  'ch.licence.right-length': {
    says: 'La durée dépend de la gravité : en général un mois pour un cas moyen, trois pour un cas grave, plus en récidive. Le besoin professionnel compte, mais pas sous le minimum.',
  },
  'ch.licence.right-heard': {
    says: 'On doit vous entendre d’abord et motiver. En général 30 jours pour recourir ; les faits se discutent au pénal : faites-y opposition à temps.',
  },
  'ch.protect.want': {
    says: 'L’autorité (APEA) examine si vous ou votre enfant avez besoin d’une aide légale (curatelle).',
  },
  'ch.protect.right-heard': {
    says: 'Elle doit vous entendre en personne. La mesure doit être nécessaire et juste : mandat, famille ou aide libre passent avant. Vous pouvez proposer la personne, voir le dossier et venir avec un avocat.',
  },
  'ch.protect.right-appeal': {
    says: 'Contre la décision, 30 jours pour recourir au juge, dix contre une mesure provisoire. Un proche le peut aussi.',
  },
  'ch.protect.step': {
    says: 'Demandez par écrit le dossier et plus de temps si besoin. Écrivez avant la date ce que vous en dites, avec pièces.',
  },
}
