/** The Spanish words of ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'it.sender.intrum': {
    says: 'Intrum Italy es una empresa privada que cobra o compra deudas. No es un juzgado. Puede pedirle que pague, y usted puede pedirle pruebas.',
  },
  'it.sender.dovalue': {
    says: 'doValue es una empresa privada que cobra o compra deudas. No es un juzgado. Puede pedirle que pague, y usted puede pedirle pruebas.',
  },
  'it.sender.amco': {
    says: 'AMCO es una empresa privada que cobra o compra deudas. No es un juzgado. Puede pedirle que pague, y usted puede pedirle pruebas.',
  },
  'it.sender.ifis': {
    says: 'Ifis Npl es una empresa privada que cobra o compra deudas. No es un juzgado. Puede pedirle que pague, y usted puede pedirle pruebas.',
  },
  'it.sender.kruk': {
    says: 'Kruk Italia es una empresa privada que cobra o compra deudas. No es un juzgado. Puede pedirle que pague, y usted puede pedirle pruebas.',
  },
  'it.sender.prelios': {
    says: 'Prelios Credit Servicing es una empresa privada que cobra o compra deudas. No es un juzgado. Puede pedirle que pague, y usted puede pedirle pruebas.',
  },
  'it.sender.cerved': {
    says: 'Cerved Credit Management es una empresa privada que cobra o compra deudas. No es un juzgado. Puede pedirle que pague, y usted puede pedirle pruebas.',
  },
  'it.sender.mbcredit': {
    says: 'MBCredit Solutions (Revalea) es una empresa privada que cobra o compra deudas. No es un juzgado. Puede pedirle que pague, y usted puede pedirle pruebas.',
  },
  'it.sender.axactor': {
    says: 'Axactor Italy es una empresa privada que cobra o compra deudas. No es un juzgado. Puede pedirle que pague, y usted puede pedirle pruebas.',
  },
  'it.sender.fire': {
    says: 'Fire S.p.A. es una empresa privada que cobra o compra deudas. No es un juzgado. Puede pedirle que pague, y usted puede pedirle pruebas.',
  },
  'it.sender.ge-ri': {
    says: 'Ge.Ri. Gestione Rischi es una empresa privada que cobra o compra deudas. No es un juzgado. Puede pedirle que pague, y usted puede pedirle pruebas.',
  },
  'it.sender.hoist': {
    says: 'Hoist Italia es una empresa privada que cobra o compra deudas. No es un juzgado. Puede pedirle que pague, y usted puede pedirle pruebas.',
  },
  'it.sender.europa-factor': {
    says: 'Europa Factor es una empresa privada que cobra o compra deudas. No es un juzgado. Puede pedirle que pague, y usted puede pedirle pruebas.',
  },
  'it.sender.advancing': {
    says: 'Advancing Trade es una empresa privada que cobra o compra deudas. No es un juzgado. Puede pedirle que pague, y usted puede pedirle pruebas.',
  },
  'it.sender.enel': {
    says: 'Enel Energia es una empresa privada que vende luz o gas. Puede cortar el suministro solo con los pasos de ARERA.',
  },
  'it.sender.plenitude': {
    says: 'Eni Plenitude es una empresa privada que vende luz o gas. Puede cortar el suministro solo con los pasos de ARERA.',
  },
  'it.sender.a2a': {
    says: 'A2A Energia es una empresa privada que vende luz o gas. Puede cortar el suministro solo con los pasos de ARERA.',
  },
  'it.sender.edison': {
    says: 'Edison Energia es una empresa privada que vende luz o gas. Puede cortar el suministro solo con los pasos de ARERA.',
  },
  'it.sender.hera': {
    says: 'Hera Comm es una empresa privada que vende luz o gas. Puede cortar el suministro solo con los pasos de ARERA.',
  },
  'it.sender.iren': {
    says: 'Iren Mercato es una empresa privada que vende luz o gas. Puede cortar el suministro solo con los pasos de ARERA.',
  },
  'it.sender.acea': {
    says: 'Acea Energia es una empresa privada que vende luz o gas. Puede cortar el suministro solo con los pasos de ARERA.',
  },
  'it.sender.sorgenia': {
    says: 'Sorgenia es una empresa privada que vende luz o gas. Puede cortar el suministro solo con los pasos de ARERA.',
  },
  'it.sender.tim': {
    says: 'TIM es una empresa privada de teléfono e internet. Puede llevar un conflicto a ConciliaWeb, gratis.',
  },
  'it.sender.fastweb': {
    says: 'Fastweb + Vodafone es una empresa privada de teléfono e internet. Puede llevar un conflicto a ConciliaWeb, gratis.',
  },
  'it.sender.windtre': {
    says: 'WINDTRE es una empresa privada de teléfono e internet. Puede llevar un conflicto a ConciliaWeb, gratis.',
  },
  'it.sender.iliad': {
    says: 'Iliad es una empresa privada de teléfono e internet. Puede llevar un conflicto a ConciliaWeb, gratis.',
  },
  'it.sender.sky': {
    says: 'Sky Italia es una empresa privada de teléfono e internet. Puede llevar un conflicto a ConciliaWeb, gratis.',
  },
  'it.sender.ader': {
    says: 'Agenzia delle entrate-Riscossione cobra para el Estado, INPS y muchos municipios. No necesita juez, pero usted puede recurrir y pagar en hasta 84 partes.',
  },
  'it.sender.entrate': {
    says: 'Agenzia delle Entrate es la oficina de impuestos. Puede contestar, llegar a un acuerdo o recurrir. No envía enlaces para pagar.',
  },
  'it.sender.inps': {
    says: 'INPS paga pensiones y prestaciones, y pide que le devuelvan lo que pagó de más.',
  },
  'it.sender.tribunale': {
    says: 'Tribunale o Giudice di pace es un juzgado. Sus papeles son reales y tienen un último día.',
  },
  'it.sender.findomestic': {
    says: 'Findomestic presta dinero. Compruebe el tipo (TAEG) y cada gasto. Tras una reclamación puede ir al árbitro bancario (ABF).',
  },
  'it.sender.agos': {
    says: 'Agos presta dinero. Compruebe el tipo (TAEG) y cada gasto. Tras una reclamación puede ir al árbitro bancario (ABF).',
  },
  'it.sender.compass': {
    says: 'Compass Banca presta dinero. Compruebe el tipo (TAEG) y cada gasto. Tras una reclamación puede ir al árbitro bancario (ABF).',
  },
}
