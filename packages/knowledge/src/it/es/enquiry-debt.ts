/** Questions about debts: collectors, old debts and bills, lists of bad payers and too many debts. Phrases in Italian and in English: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'it.ask.prison-debt': {
    says: 'No. No se va a la cárcel por no poder pagar una deuda normal.',
  },
  'it.ask.old-debt': {
    says: 'Luz, gas, agua: dos años. Teléfono, alquiler, multas: cinco. Préstamos: diez. Un pago o una petición por carta certificada (raccomandata) reinicia el plazo.',
    dependsOn: 'el tipo de deuda y la última petición',
  },
  'it.ask.old-bill': {
    says: 'En luz, gas y agua, un consumo de más de dos años es demasiado antiguo. En el teléfono son cinco años. Una petición por carta certificada (raccomandata) reinicia el plazo.',
    dependsOn: 'el servicio y la última petición',
  },
  'it.ask.collector-home': {
    says: 'No. Un cobrador no puede entrar, llevarse cosas ni llamarle todo el día. No tiene que abrir la puerta.',
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
  'it.ask.bill-before-2018': {
    dependsOn: 'si le llegó una reclamación',
    says: 'Las facturas vencidas antes de marzo de 2018 (luz), 2019 (gas) o 2020 (agua) prescriben a los cinco años. Una reclamación certificada reinicia el plazo. Pida fecha y prueba antes de pagar.',
  },
  'it.ask.guarantor': {
    says: 'Responde solo de lo que firmó, con las defensas del deudor. Puede quedar libre si el banco no demandó al deudor en seis meses. Lo que pague, puede pedirlo al deudor.',
    dependsOn: 'lo que dice el papel que firmó',
  },
}
