/** The Spanish words of the rows in ../bank-decisions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_DECISIONS_ES: Words = {
  'us.bank.right-hold': {
    says: 'Un banco puede retener un cheque más tiempo solo por razones que nombra la ley. Debe decirle por escrito por qué y cuándo tendrá el dinero.',
  },
  'us.bank.right-hold-part': {
    says: 'Si la retención extra pasa de cinco días hábiles, el banco debe mostrar que la necesita.',
  },
  'us.bank.step-hold': {
    says: 'Pida a la sucursal que libere antes el dinero y que quite los cargos por sobregiro que causó la retención.',
  },
  'us.bank.reality-hold': {
    says: 'El dinero sigue siendo suyo. Retener un cheque no es una deuda ni señal de un delito.',
  },
  'us.bank.right-explain': {
    says: 'El banco casi siempre debe revisarlo en diez días hábiles. Si dice que no, debe explicarlo por escrito y mostrarle sus papeles si los pide.',
  },
  'us.bank.right-limit': {
    says: 'El banco debe mostrar que usted permitió la transferencia. Si avisó en dos días hábiles de una tarjeta o clave robada, arriesga como mucho $50.',
  },
  'us.bank.step-papers': {
    says: 'Escriba al banco: usted no hizo la transferencia y quiere copia de todo lo que usó. Después quéjese ante el CFPB.',
  },
  'us.bank.right-overdraft': {
    says: 'Un banco puede cobrar por sobregiros en cajeros y pagos únicos con tarjeta solo si usted aceptó antes.',
  },
  'us.bank.want-overdraft': {
    says: 'El banco dice que su cuenta quedó bajo cero y cobró un cargo por ello.',
  },
  'us.bank.step-overdraft': {
    says: 'Mire qué se pagó y en qué orden. Pida al banco que quite el cargo, y si quiere retire su permiso para sobregiros pagados.',
  },
  'us.bank.option-overdraft': {
    says: 'Pida por escrito que le devuelvan el cargo. Sin respuesta, quéjese ante el CFPB.',
    title: 'Pedir que devuelvan el cargo',
    cost: 'Gratis',
    time: 'Una llamada o carta',
    risk: 'Ninguno.',
    bestFor: 'Es su primer cargo, o nunca dio permiso.',
  },
  'us.bank.right-closed': {
    says: 'Un banco casi siempre puede cerrar una cuenta, pero lo que hay en ella es suyo. Si fue por un informe, puede pedirlo gratis y disputarlo.',
  },
  'us.bank.step-closed': {
    says: 'Cambie antes de ese día su pago, ayudas y cuentas. Pida por escrito su saldo y la razón.',
  },
  'us.bank.want-closed': {
    says: 'El banco cierra su cuenta en una fecha y puede avisar a una empresa de informes como ChexSystems.',
  },
}
