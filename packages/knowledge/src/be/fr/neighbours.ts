/** Letters of neighbours on noise, trees and other trouble: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_WORDS: Words = {
  'be.neighbour.right-normal': {
    says: 'Seul compte un trouble qui dépasse ce qui est normal entre voisins, et l’autre doit le prouver. Pour les arbres et les branches, il y a des règles à part.',
  },
  'be.neighbour.right-talks': {
    says: 'Ces affaires vont devant le juge de paix du lieu. La conciliation y est gratuite et sans avocat.',
  },
  'be.neighbour.step-answer': {
    says: 'Répondez calmement par écrit. Dites ce qui est vrai, ce que vous changez, et proposez de vous voir. Gardez des notes et des photos.',
  },
}
