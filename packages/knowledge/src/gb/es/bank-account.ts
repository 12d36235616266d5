/** A bank that ends or freezes an account or changes its terms: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_ES: Words = {
  'gb.account.wants': {
    says: 'El banco quiere cerrar su cuenta. El dinero que hay en ella sigue siendo suyo.',
  },
  'gb.account.right-notice': {
    says: 'Un banco debe avisarle casi siempre dos meses antes. Para una cuenta abierta desde el 28 de abril de 2026 son 90 días, con razones claras.',
  },
  'gb.account.right-basic': {
    says: 'Puede pedir a un banco grande una cuenta básica (basic account). Es gratis, y el banco solo puede negarse por razones fijadas.',
  },
  'gb.account.right-ombudsman': {
    says: 'Quéjese al banco. Tras ocho semanas, o su respuesta final, el Financial Ombudsman puede verlo gratis.',
  },
  'gb.account.step': {
    says: 'Abra otra cuenta ahora. Pase a ella su sueldo, ayudas y domiciliaciones. Pida al banco sus razones por escrito.',
  },
  'gb.account.answer': {
    says: 'Abra otra cuenta y pregunte al banco por escrito por qué. Casi siempre debe avisar dos meses antes, o 90 días para una cuenta abierta desde el 28 de abril de 2026. Si no lo arregla, el Financial Ombudsman es gratis.',
  },
  'gb.terms.wants': {
    says: 'Su banco le avisa de nuevas condiciones. Si las acepta, no tiene que hacer nada.',
  },
  'gb.terms.right-leave': {
    says: 'Un banco debe avisarle dos meses antes de cambiar las condiciones de una cuenta corriente. Puede irse antes, sin coste.',
  },
  'gb.terms.step': {
    says: 'Apunte el día en que empiezan las nuevas condiciones. Compare comisiones y el coste del descubierto. Cambie antes de ese día si quiere.',
  },
  'gb.ask-bank.account-frozen': {
    says: 'Pida por escrito al banco que libere sueldo, ayudas y dinero para alquiler y comida. Quizá no pueda decir el motivo. Reclame hoy: tras ocho semanas, o su respuesta final, el Financial Ombudsman decide gratis. Haga que le paguen en otra cuenta.',
  },
}
