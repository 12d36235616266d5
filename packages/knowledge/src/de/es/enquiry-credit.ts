/** Questions about entries at credit agencies and loans that the bank ends: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_ES: Words = {
  'de.ask-debt.schufa-entry': {
    says: 'Sin título judicial (Titel) necesitan dos avisos escritos, cuatro semanas y una advertencia. Una deuda que usted discutió no puede contar.',
    dependsOn: 'si hay un título judicial o usted discutió la deuda',
  },
  'de.ask-debt.schufa-copy': {
    says: 'Recibe gratis una copia de sus datos (Datenkopie, Art. 15 DSGVO). Para eso no tiene que comprar el informe de pago.',
  },
  'de.ask-debt.loan-ended': {
    says: 'Hacen falta dos cuotas seguidas sin pagar, el 10 % o el 5 % del préstamo, y un aviso con dos semanas. Si no, opóngase por escrito.',
    dependsOn: 'si el banco le avisó de la forma correcta',
  },
}
