/** Spanish: letters that say personal data was lost, or that a bank ends an account or changes its terms. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_AND_BANKS_ES: Words = {
  'gb.breach.wants': {
    says: 'Le avisan de que otros pueden haber visto sus datos personales. Usted no debe nada. Protéjase.',
  },
  'gb.breach.right-told': {
    says: 'Si el riesgo es alto, deben avisarle sin demora: qué pasó, qué puede seguir y a quién preguntar.',
  },
  'gb.breach.right-complain': {
    says: "Quéjese primero ante ellos. Después puede acudir gratis a la autoridad de datos (Information Commissioner's Office).",
  },
  'gb.breach.right-damages': {
    says: 'Puede pedir dinero por pérdidas o por un sufrimiento real. Si no pagan, decide un tribunal.',
  },
  'gb.breach.step': {
    says: 'Cambie sus contraseñas y avise a su banco. Mire su informe de crédito. No se fíe de llamadas ni enlaces sobre el caso.',
  },
  'gb.breach.answer': {
    says: "Cambie sus contraseñas y avise a su banco. Quéjese a la empresa y después gratis al Information Commissioner's Office. Puede pedir dinero por pérdidas o sufrimiento real.",
  },
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
