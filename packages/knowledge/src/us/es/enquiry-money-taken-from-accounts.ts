/** The Spanish words of the rows in ../enquiry-money-taken-from-accounts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_ES: Words = {
  'us.fact.stop-debits': {
    says: 'Puede pararlo en cualquier momento, haya firmado lo que haya firmado. Diga al banco que pare los pagos, al menos tres días hábiles antes del próximo. Escriba al prestamista y al banco que retira su permiso. Dispute cualquier cobro posterior en 60 días desde el estado de cuenta. La deuda sigue.',
  },
  'us.fact.benefits-frozen': {
    says: 'El banco debe dejar libre hasta dos meses de Seguro Social, SSI o dinero de VA que llegó por depósito directo. No puede cobrar cuota de embargo sobre eso. Pida por escrito que lo libere. Presente el claim of exemption en la corte del papel dentro del plazo y llame a legal aid.',
  },
  'us.fact.code-tricked': {
    says: 'No es el final. Si un ladrón envió el dinero con un código que le sacó con engaño, la ley lo cuenta como no autorizado. Haber sido engañado no es motivo para negar. Si avisó en dos días hábiles, debe $50 como máximo. Pida por escrito los papeles en que se basan y quéjese al CFPB.',
  },
  'us.fact.zelle-self-sent': {
    says: 'Llame ya al banco y pida que retire el pago. Si lo envió usted por una mentira, la ley casi nunca obliga al banco a pagar. Pídalo igual: Zelle devuelve algunos casos en que el ladrón se hizo pasar por banco u oficina. Denuncie a la policía y quéjese al CFPB y a la FTC.',
  },
  'us.fact.card-dispute-closed': {
    says: 'Todavía puede pelear. Mande a la tarjeta un aviso escrito de error (billing error) a su dirección para consultas, en 60 días desde el primer estado con el cargo. Añada pruebas, como el código postal equivocado. No tiene que pagar esa suma mientras revisan. Si se niegan, quéjese al CFPB o demande al vendedor.',
  },
}
