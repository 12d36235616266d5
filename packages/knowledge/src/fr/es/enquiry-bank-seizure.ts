/** Questions about a seized bank account: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_SEIZURE_ES: Words = {
  'fr.ask-debt.bank-empty': {
    says: 'Una suma igual al RSA de una persona (unos 650 €) debe quedar sin pedirla. Si su RSA o ayudas familiares o de vivienda suman más, queda esa suma más alta: muestre ya pruebas al banco. Si embarga Hacienda (SATD), el banco puede cobrar como máximo el 10 % de la deuda, y no más de 100 €. Para impugnarlo tiene dos meses; un mes si embarga un agente judicial.',
  },
  'fr.ask-debt.bank-seized-for-ex': {
    says: 'Un título solo contra su ex no da derecho sobre su cuenta. Pida por escrito al agente judicial ese título y el día en que se notificó. ¿Firmó usted también, o era para el hogar durante el matrimonio? Entonces puede deber. El embargo debe notificársele en ocho días; si no, cae. Desde entonces tiene un mes para el juez de ejecución; avise al agente por carta certificada ese día o el siguiente. Una suma igual al RSA queda sin pedirla. Muestre al banco la prueba de las ayudas por hijos.',
  },
  'fr.ask-debt.rsa-seized': {
    says: 'El RSA no se puede embargar, sea cual sea la deuda. Solo la CAF o la MSA puede recuperar, poco a poco, el RSA pagado por error. Si la cuenta está bloqueada, muestre al banco la prueba de que ese dinero es RSA y pídalo enseguida. Una suma igual al RSA de una persona queda libre sin pedirlo.',
  },
}
