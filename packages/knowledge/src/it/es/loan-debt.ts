/** Debts to a bank: usury, unfair terms, home loans, bank papers and complaints: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_DEBT_WORDS: Words = {
  'it.debt.register': {
    says: 'Solo empresas que permite el Banco de Italia pueden gestionar créditos bancarios malos. Puede buscarlas en sus listas públicas.',
  },
  'it.debt.right-bank-papers': {
    says: 'Puede pedir al banco copias de los papeles de los últimos diez años. Debe enviarlas en 90 días, a precio de coste.',
  },
  'it.debt.right-usury': {
    says: 'Si los intereses pactados pasaban del límite de usura, no debe intereses.',
  },
  'it.debt.right-unfair': {
    says: 'Como consumidor, las cláusulas abusivas no le obligan, como una penalización muy alta por pagar tarde.',
  },
  'it.debt.right-mortgage': {
    says: 'Para acabar un préstamo de vivienda, al banco le hacen falta siete pagos tarde (30 a 180 días), o uno impagado 180 días.',
  },
  'it.debt.step-mortgage': {
    says: 'Escriba al banco antes de un juicio: antes debe buscar una salida con usted. Pregunte por el fondo del Estado que suspende préstamos de vivienda.',
  },
  'it.debt.option-complain': {
    title: 'Reclamar contra un banco o prestamista',
    says: 'Reclame al banco por escrito. Tras 60 días, o un no, vaya por internet al árbitro bancario (ABF).',
    cost: '20 €, que devuelven si gana.',
    time: '60 días para el banco, luego unos meses.',
    risk: 'La decisión del ABF no obliga como una sentencia.',
    bestFor: 'Un banco, una tarjeta o un préstamo le trató mal.',
  },
}
