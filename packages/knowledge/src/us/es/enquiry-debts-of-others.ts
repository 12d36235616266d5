/** Questions about the debts of the dead, of a partner, of a parent in a nursing home, and of those we signed for: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_OTHERS_ES: Words = {
  'us.ask-debt.dead-person': {
    says: 'En la mayoría de los casos, las deudas de quien murió se pagan con lo que dejó, no las paga usted. Ser familiar o usuario autorizado de la tarjeta no lo cambia. Si firmó también, o era su cónyuge en un estado de bienes gananciales (community property), puede deberlas. No prometa ni pague nada suyo: los cobradores no pueden decir que debe hacerlo. Pregunte al juzgado de sucesiones (probate court) por el trámite de herencias pequeñas antes de gastar o dar lo que quede.',
    dependsOn: 'si usted firmó también, y su estado',
  },
  'us.ask-debt.partners-loan': {
    says: 'Pueden demandar a quien firmó, pero no amenazar con una demanda que no piensan poner, ni con la cárcel. De la deuda solo pueden hablar con su cónyuge o su abogado, no con usted. Pidan pruebas por escrito en 30 días. Contesten papeles reales del tribunal. Usted no debe nada que no firmó.',
  },
  'us.ask-debt.cosigned': {
    says: 'Sí. Quien firma con otro debe toda la deuda si el otro no paga, y puede salir en su informe de crédito. Antes de firmar debió recibir un aviso que lo dice.',
  },
  'us.trouble.care-home': {
    says: 'Una residencia no puede hacer que la familia prometa pagar de su propio dinero. Quien firma por sus padres, incluso con poder, paga con el dinero de ellos. ¿Demandado? Conteste al tribunal antes del día de la citación, aunque el reclamo sea falso; llamar a su abogado no es contestar. Pida el contrato y las fechas de Medicaid, y guarde pruebas de cómo se usó el dinero. La ayuda legal puede ayudar.',
    dependsOn: 'qué firmó y cómo',
  },
  'us.ask-debt.cosigner-off': {
    says: 'No puede quitar su nombre por su cuenta: debe todo hasta que se pague. Hay tres salidas. El otro toma un préstamo nuevo a su nombre. El prestamista le libera: pida por escrito un cosigner release, a menudo tras meses de pagos puntuales. O se vende el bien y se paga el préstamo. Mientras, pida que le avisen de cada pago fallado, pues daña también su crédito.',
  },
}
