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
    says: 'On doit en règle générale vous entendre d’abord et motiver par écrit. Vous avez en général 30 jours pour recourir ; une dispute sur les faits relève du pénal : opposez-vous là à temps.',
  },
  'ch.protect.want': {
    says: 'L’autorité (APEA) examine si vous ou votre enfant avez besoin d’une aide légale (curatelle).',
  },
  'ch.protect.right-heard': {
    says: 'Elle doit en principe vous entendre en personne. Une mesure doit être nécessaire et adaptée : mandat, famille ou aide libre passent avant. Vous pouvez nommer la personne, voir le dossier et amener un avocat.',
  },
  'ch.protect.right-appeal': {
    says: 'Contre la décision, 30 jours pour recourir au juge, dix contre une mesure provisoire. Un proche le peut aussi.',
  },
  'ch.protect.step': {
    says: 'Demandez par écrit le dossier et plus de temps si besoin. Écrivez avant la date ce que vous en dites, avec pièces.',
  },
}
