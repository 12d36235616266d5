/** Questions about debts: collectors, old debts and bills, lists of bad payers and too many debts. Phrases in Italian and in English: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'it.ask.prison-debt': {
    says: 'No. No se va a la cárcel por no poder pagar una deuda normal.',
  },
  'it.ask.collector-home': {
    says: 'Un cobrador no puede entrar, llevarse cosas ni llamarle todo el día. No tiene que abrir la puerta.',
  },
  'it.ask.many-debts': {
    says: 'Vaya a una oficina de crisis (OCC). Un juez puede fijar un plan o borrar deudas, una vez incluso sin nada que ofrecer. Pague primero vivienda, luz y comida.',
  },
  'it.ask.crif': {
    says: 'Una o dos cuotas tarde: 12 meses después de pagar. Más: 24 meses. Nunca pagado: 36 meses desde el fin del contrato. Pida gratis sus datos.',
    dependsOn: 'cuántas cuotas llegaron tarde y si usted pagó',
  },
  'it.ask.myth-family-pays': {
    says: 'La familia no paga sus deudas salvo que haya firmado. Los herederos pueden rechazar, o aceptar solo con lo que hay (beneficio d’inventario).',
  },
  'it.ask.myth-not-collected': {
    says: 'No recoger una carta certificada no ayuda: tras unos días cuenta como notificada.',
  },
  'it.ask.guarantor': {
    says: 'Responde solo de lo que firmó, con las defensas del deudor. Puede quedar libre si el banco no demandó al deudor en seis meses. Lo que pague, puede pedirlo al deudor.',
    dependsOn: 'lo que dice el papel que firmó',
  },
}
