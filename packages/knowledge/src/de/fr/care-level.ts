/** The French words of the rows in ../care-level.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_LEVEL_FR: Words = {
  'de.care-level.right-report': {
    says: 'Le rapport vient avec la décision et doit être expliqué. Il manque ? Demandez-le vite.',
  },
  'de.care-level.right-late': {
    says: 'Ils doivent décider en 25 jours ouvrés. Ensuite 70 € par semaine entamée, si le retard est de leur fait.',
  },
  'de.care-level.right-score': {
    says: 'Compte ce que vous faites seul, dans six domaines. Dès 12,5 points, niveau 1 ; dès 27, niveau 2.',
  },
  'de.care-level.step': {
    says: 'Tenez un journal de soins une semaine. Relisez le rapport ligne par ligne et notez les erreurs.',
  },
  'de.care-level.option': {
    says: 'Le conseil est gratuit. Un rendez-vous doit être proposé sous deux semaines, chez vous aussi.',
    title: 'Conseil gratuit',
    cost: 'Gratuit.',
    time: 'Sous deux semaines.',
    risk: 'Aucun.',
    bestFor: 'Vous ne savez pas quoi écrire.',
  },
}
