/** The Italian words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_IT: Words = {
  'au.limitation.contract': {
    says: 'Per quasi tutti i debiti hanno sei anni per fare causa. Dopo può dire al tribunale che è troppo tardi. Nel Northern Territory sono tre.',
    from: 'il giorno in cui il debito andava pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento, o una nota firmata che Lei deve la somma, prima che finiscano i sei anni.',
  },
  'au.limitation.nt': {
    says: 'Nel Northern Territory hanno tre anni per fare causa per quasi tutti i debiti.',
    from: 'il giorno in cui il debito andava pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento, o una nota firmata che Lei deve la somma, prima che finiscano i tre anni.',
  },
  'au.limitation.nsw-ends': {
    says: 'Nel New South Wales il debito stesso finisce dopo i sei anni. Allora non deve più nulla.',
  },
  'au.limitation.vic': {
    says: 'In Victoria hanno sei anni per fare causa per quasi tutti i debiti. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il giorno in cui il debito andava pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento, o una nota firmata che Lei deve la somma, prima che finiscano i sei anni.',
  },
  'au.limitation.qld': {
    says: 'In Queensland hanno sei anni per fare causa per quasi tutti i debiti. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il giorno in cui il debito andava pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento, o una nota firmata che Lei deve la somma, prima che finiscano i sei anni.',
  },
  'au.limitation.wa': {
    says: 'In Western Australia hanno sei anni per fare causa per quasi tutti i debiti. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il giorno in cui il debito andava pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento, o una nota firmata che Lei deve la somma, prima che finiscano i sei anni.',
  },
  'au.limitation.sa': {
    says: 'In South Australia hanno sei anni per fare causa per quasi tutti i debiti. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il giorno in cui il debito andava pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento, o una nota firmata che Lei deve la somma, prima che finiscano i sei anni.',
  },
  'au.limitation.tas': {
    says: 'In Tasmania hanno sei anni per fare causa per quasi tutti i debiti. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il giorno in cui il debito andava pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento, o una nota firmata che Lei deve la somma, prima che finiscano i sei anni.',
  },
  'au.limitation.act': {
    says: 'Nell’ACT hanno sei anni per fare causa per quasi tutti i debiti. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il giorno in cui il debito andava pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento, o una nota firmata che Lei deve la somma, prima che finiscano i sei anni.',
  },
}
