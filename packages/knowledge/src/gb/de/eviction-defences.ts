/** German: the words of the rows in ../eviction-defences.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_DEFENCES_DE: Words = {
  'gb.home.right-deposit-first': {
    says: 'Haben Sie eine Kaution gezahlt? Dann darf ein Gericht Sie nur hinausweisen, wenn sie nach den Regeln bei einer Stelle liegt oder zurückgezahlt ist. Fragen Sie jetzt alle drei Stellen.',
  },
  'gb.home.right-illness': {
    says: 'Hat der Ärger mit einer Krankheit oder Behinderung zu tun? Dann muss der Vermieter zeigen, dass es fair und nötig ist, Sie hinauszusetzen. Sagen Sie es ihm jetzt, und dem Richter.',
  },
}
