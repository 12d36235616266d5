/** Debts to a bank: usury, unfair terms and home loans: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_DEBT_WORDS: Words = {
  'es.debt.right-usury': {
    says: 'Si el interés es muy superior al normal, un juez puede declararlo usura. Entonces solo devuelve el dinero que recibió.',
  },
  'es.debt.right-unfair-terms': {
    says: 'Como consumidor no le obligan las cláusulas abusivas, como una comisión por reclamar sin un servicio real.',
  },
  'es.debt.right-mortgage': {
    says: 'En una hipoteca de vivienda el banco solo puede darla por vencida con mucho impago: 12 cuotas o el 3 %, después 15 cuotas o el 7 %. Antes debe pedirlo y dar un mes.',
  },
  'es.debt.step-mortgage': {
    says: 'Pida por escrito al banco el Código de Buenas Prácticas: cuotas más bajas o más largas para familias en dificultad.',
  },
  'es.debt.insight-fees': {
    says: 'Las comisiones por reclamación suelen ser abusivas si no explican un trabajo real.',
    actionable: 'Pregunte qué hicieron por esa comisión. Pida que la quiten.',
  },
  'es.debt.right-mortgage-pause': {
    says: 'Las familias vulnerables pueden pedir al juzgado que pare el lanzamiento de su casa hipotecada hasta el 15 de mayo de 2028.',
  },
}
