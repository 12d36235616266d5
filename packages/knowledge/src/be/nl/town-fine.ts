/** The Dutch words of the rows in ../town-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_FINE_WORDS: Words = {
  'be.fine.want-gas': {
    says: 'De gemeente wil dat u een administratieve geldboete (GAS) betaalt.',
  },
  'be.fine.right-defence': {
    says: 'Tegen een GAS-boete mag u zich binnen 15 dagen na de kennisgeving schriftelijk verdedigen.',
  },
  'be.fine.right-defence-parking': {
    says: 'Voor stilstaan en parkeren hebt u 30 dagen vanaf de kennisgeving om te betalen of u schriftelijk te verdedigen.',
  },
  'be.fine.step-check-town': {
    says: 'Controleer de dag, het uur en de plaats. Vraag het dossier met het proces-verbaal en de foto’s in te zien.',
  },
  'be.fine.right-gas-sum': {
    says: 'Voor stilstaan en parkeren ligt het bedrag per categorie vast: € 58, of € 116 waar het gevaarlijker is, zoals op een stoep of fietspad. Kijk welke categorie de brief noemt.',
  },
}
