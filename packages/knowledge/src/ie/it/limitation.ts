/** The Italian words of Ireland: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_IT: Words = {
  'ie.limitation.contract': {
    says: 'Per la maggior parte dei debiti hanno sei anni per fare causa. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il giorno in cui il debito doveva essere pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento, o una nota firmata che ammette il debito, prima che finiscano i sei anni.',
  },
  'ie.limitation.mortgage': {
    says: 'Per la somma prestata con un mutuo (mortgage) hanno dodici anni per fare causa.',
    from: 'il giorno in cui il prestito doveva essere pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento, o una nota firmata che ammette il debito, prima che finiscano i dodici anni.',
  },
}
