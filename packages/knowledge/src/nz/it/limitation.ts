/** The Italian words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_IT: Words = {
  'nz.limitation.contract': {
    says: 'Per quasi tutti i debiti hanno sei anni per fare causa. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il giorno in cui il debito andava pagato o Lei ha smesso di pagare',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento, o un foglio firmato che dice che lo deve.',
  },
}
