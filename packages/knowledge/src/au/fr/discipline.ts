/** The French words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_FR: Words = {
  'au.discipline.want': {
    says: 'Votre employeur vous avertit au sujet de votre travail ou de votre conduite. Ce n’est pas un licenciement, mais cela peut servir plus tard.',
  },
  'au.discipline.reality': {
    says: 'Un licenciement juste demande une bonne raison, un avertissement sur un mauvais travail et une vraie chance de répondre.',
  },
  'au.discipline.right-answer': {
    says: 'Vous pouvez répondre par écrit, et demander les faits, les dates et ce qu’ils attendent.',
  },
  'au.discipline.right-support': {
    says: 'Dans un entretien sur un licenciement, ils ne peuvent pas vous refuser une personne de soutien (support person) sans bonne raison.',
  },
  'au.discipline.right-reprisal': {
    says: 'Ils ne peuvent pas vous nuire pour une plainte sur votre travail, pour une courte maladie, ou pour votre âge, sexe, origine (race) ou famille.',
  },
  'au.discipline.right-bullying': {
    says: 'Si on vous harcèle au travail (bullying), la Fair Work Commission peut ordonner que cela cesse. Une action juste, faite d’une façon juste, n’est pas du harcèlement.',
  },
  'au.discipline.step': {
    says: 'Répondez calmement par écrit et gardez une copie. Signer veut seulement dire que vous l’avez reçu : écrivez cela à côté de votre nom.',
  },
}
