/** The Italian words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_IT: Words = {
  'ca.limitation.on': {
    says: 'In Ontario hanno due anni per fare causa per quasi tutti i debiti. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il giorno in cui sapevano, o dovevano sapere, che non ha pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: un foglio firmato che dice che deve i soldi, o un pagamento, prima che il tempo finisca.',
  },
  'ca.limitation.bc': {
    says: 'In British Columbia hanno due anni per fare causa per quasi tutti i debiti. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il giorno in cui sapevano, o dovevano sapere, che non ha pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: un foglio firmato che dice che deve i soldi, o un pagamento, prima che il tempo finisca.',
  },
  'ca.limitation.ab': {
    says: 'In Alberta hanno due anni per fare causa per quasi tutti i debiti. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il giorno in cui sapevano, o dovevano sapere, che non ha pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: un foglio firmato che dice che deve i soldi, o un pagamento, prima che il tempo finisca.',
  },
  'ca.limitation.sk': {
    says: 'In Saskatchewan hanno due anni per fare causa per quasi tutti i debiti. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il giorno in cui sapevano, o dovevano sapere, che non ha pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: un foglio firmato che dice che deve i soldi, o un pagamento, prima che il tempo finisca.',
  },
  'ca.limitation.mb': {
    says: 'In Manitoba hanno due anni per fare causa per quasi tutti i debiti. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il giorno in cui sapevano, o dovevano sapere, che non ha pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: uno scritto che dice che deve i soldi, o un pagamento, prima che il tempo finisca.',
  },
  'ca.limitation.nb': {
    says: 'In New Brunswick hanno due anni per fare causa per quasi tutti i debiti. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il giorno in cui sapevano, o dovevano sapere, che non ha pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: uno scritto che dice che deve i soldi, o un pagamento, prima che il tempo finisca.',
  },
  'ca.limitation.ns': {
    says: 'In Nova Scotia hanno due anni per fare causa per quasi tutti i debiti. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il giorno in cui sapevano, o dovevano sapere, che non ha pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: uno scritto che dice che deve i soldi, o un pagamento, prima che il tempo finisca.',
  },
  'ca.limitation.qc': {
    says: 'In Québec hanno tre anni per fare causa per quasi tutti i debiti. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il giorno in cui il debito andava pagato',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento, o dire che deve i soldi, prima che i tre anni finiscano.',
  },
  'ca.limitation.tax': {
    says: 'L’ufficio delle tasse ha dieci anni per riscuotere un debito di imposta sul reddito. Molte cose fanno partire o fermano il tempo.',
    from: 'quasi sempre 90 giorni dopo l’avviso di imposta (notice of assessment)',
    restartedBy:
      'Questo può far ripartire i dieci anni: un pagamento, una promessa scritta o un passo dell’ufficio delle tasse.',
  },
}
