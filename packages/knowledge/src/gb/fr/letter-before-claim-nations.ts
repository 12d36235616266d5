/** A letter before court action in Scotland and Northern Ireland: no Debt Protocol, the plain facts only. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_NATIONS_FR: Words = {
  'gb.lbc.want-rest': {
    says: 'Ils veulent que vous payiez ou répondiez. Sans l’un ni l’autre, ils peuvent demander à un tribunal de décider.',
  },
  'gb.lbc.who-rest': {
    says: 'La lettre vient de la société qui dit que vous devez de l’argent, ou de ses avocats (solicitors). Ce n’est pas un tribunal.',
  },
  'gb.lbc.rights-rest': {
    says: 'Vous avez le droit de demander quelle est la dette et comment elle est calculée. Vous pouvez demander les données qu’ils ont sur vous.',
  },
  'gb.lbc.step-check-rest': {
    says: 'Vérifiez trois points : la dette est-elle à vous, la somme est-elle juste, et de quand date-t-elle ? Ne la reconnaissez pas avant d’être sûr.',
  },
  'gb.lbc.step-advice-rest': {
    says: 'Appelez un conseiller en dettes gratuit avant la date de la lettre. Écrivez à l’expéditeur que vous prenez conseil.',
  },
  'gb.lbc.step-old-scotland': {
    says: 'S’il n’y a eu ni paiement, ni aveu écrit, ni procès pendant cinq ans, écrivez que la dette est éteinte.',
  },
}
