/** The second chance: debts that a judge wipes out: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SECOND_CHANCE_NL: Words = {
  'es.debt.right-second-chance': {
    says: 'Kunt u niet al uw schulden betalen en was u te goeder trouw, dan kan een rechter de meeste schrappen (Ley de Segunda Oportunidad).',
  },
  'es.debt.option-second-chance': {
    title: 'Vraag naar een tweede kans',
    says: 'Een advocaat kan de rechter vragen uw schulden te schrappen. Met een laag inkomen is een gratis advocaat mogelijk.',
    cost: 'Gratis met rechtshulp. Anders de advocaat en kosten.',
    time: 'Vele maanden.',
    risk: 'U moet misschien verkopen wat u hebt of een plan volgen.',
    bestFor: 'U kunt niet al uw schulden betalen, nu of binnenkort.',
  },
}
