/** The French words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_WORDS: Words = {
  'ca.discipline.want': {
    says: 'Votre employeur vous avertit sur votre travail ou votre conduite. Ce n’est pas un renvoi, mais cela peut servir plus tard.',
  },
  'ca.discipline.reality': {
    says: 'Un renvoi pour faute demande le plus souvent des avertissements clairs, une vraie chance de faire mieux et un motif grave.',
  },
  'ca.discipline.right-answer': {
    says: 'Vous pouvez répondre par écrit, et demander les faits, les dates et ce qu’ils attendent.',
  },
  'ca.discipline.right-reprisal': {
    says: 'Ils ne peuvent pas vous punir parce que vous demandez votre paie, vos heures, un congé ou la sécurité au travail.',
  },
  'ca.discipline.right-health': {
    says: 'Si une maladie ou un handicap est en cause, dites-le. Ils doivent adapter le travail, sauf contrainte excessive.',
  },
  'ca.discipline.step': {
    says: 'Répondez calmement par écrit et gardez une copie. Signer veut dire seulement que vous l’avez reçu : écrivez-le près de votre nom.',
  },
}
