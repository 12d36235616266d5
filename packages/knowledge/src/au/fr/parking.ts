/** The French words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FR: Words = {
  'au.parking.want': {
    says: 'Regardez qui l’a envoyé. Une entreprise privée n’est pas un bureau public.',
  },
  'au.parking.reality': {
    says: 'Ce n’est pas une amende. Une entreprise privée ne peut pas vous donner une amende. Elle devrait poursuivre pour vous faire payer.',
  },
  'au.parking.who': {
    says: 'Une entreprise privée de parking dit que vous n’avez pas respecté un contrat sur ses panneaux. Elle n’a pas de pouvoirs publics.',
  },
  'au.parking.rights': {
    says: 'Vous pouvez demander la preuve des panneaux, de l’heure et de la vraie perte.',
  },
  'au.parking.not-yet': { says: 'Ils ne peuvent pas prendre de points ni bloquer votre permis.' },
  'au.parking.right-proof': {
    says: 'Une somme bien au-dessus de leur perte peut être une pénalité (penalty) ou une clause injuste, qui ne vous lie pas.',
  },
  'au.parking.right-harass': {
    says: 'Ils ne peuvent pas faire croire que c’est une amende ni vous harceler.',
  },
  'au.parking.step-who': {
    says: 'Regardez qui l’a envoyé. Si c’est une commune (council) ou la police, c’est une vraie amende avec une date limite.',
  },
  'au.parking.step-proof': { says: 'Prenez des photos des panneaux et gardez votre ticket.' },
  'au.parking.step-write': {
    says: 'Si vous n’êtes pas d’accord, écrivez une fois et dites pourquoi. Ne nommez pas le conducteur si vous n’y êtes pas obligé.',
  },
  'au.parking.opt-dispute': {
    says: 'Dites ce qui est faux et demandez des preuves.',
    title: 'Contester par écrit',
    cost: 'Gratuit.',
    time: 'Une lettre.',
    risk: 'Ils peuvent l’envoyer à une agence de recouvrement.',
    bestFor: 'Vous avez payé, ou les panneaux n’étaient pas clairs.',
  },
  'au.parking.opt-pay': {
    says: 'Payez si vous êtes d’accord que vous devez la somme.',
    title: 'Payer',
    cost: 'La somme demandée.',
    time: 'Au plus tard à la date de l’avis.',
    risk: 'Aucun.',
    bestFor: 'Vous voulez en finir.',
  },
  'au.parking.right-penalty': {
    says: 'Une somme bien au-dessus du tort causé peut être une pénalité (penalty) qu’un tribunal n’appliquera pas. Seul un organisme public peut vous donner une amende.',
  },
  'au.parking.right-mislead': {
    says: 'Une entreprise privée ne peut pas déguiser sa demande en amende officielle ni vous tromper sur vos droits.',
  },
}
