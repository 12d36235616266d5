/** Spanish: what the sender of each kind of document wants. See en/wants.ts. */
import type { Wants } from '../phrases.ts'

export const ES_WANTS: Wants = {
  DEBT_COLLECTION_LETTER: {
    withSum: '{sender} le pide que pague {sum}.',
    plain: '{sender} le pide que pague una deuda.',
  },
  COUNCIL_TAX_DEMAND: {
    withSum: '{sender} dice que usted debe {sum}.',
    plain: '{sender} le pide que pague el impuesto municipal (council tax).',
  },
  PARKING_TICKET: {
    withSum: '{sender} le pide {sum} por aparcar.',
    plain: '{sender} le pide que pague por aparcar.',
  },
  PENALTY_CHARGE_NOTICE: {
    withSum: '{sender} pide una multa de {sum}.',
    plain: '{sender} pide una multa.',
  },
  BAILIFF_NOTICE: {
    withSum: '{sender} quiere {sum} antes de una visita u otras medidas.',
    plain: '{sender} le avisa de una visita para embargar.',
  },
  COURT_CLAIM: {
    withSum: '{sender} reclama {sum} ante un juzgado.',
    plain: '{sender} ha presentado una demanda contra usted.',
  },
  COURT_JUDGMENT: {
    withSum: '{sender} se apoya en una decisión judicial por {sum}.',
    plain: '{sender} se apoya en una decisión judicial.',
  },
  STATUTORY_DEMAND: {
    withSum: '{sender} exige formalmente {sum}.',
    plain: '{sender} hace una reclamación formal.',
  },
  LETTER_BEFORE_CLAIM: {
    withSum: '{sender} piensa demandar por {sum} si no se arregla.',
    plain: '{sender} piensa demandar si no se arregla.',
  },
  PPL_PRS_BILL: {
    withSum: '{sender} pide {sum} por una licencia de música.',
    plain: '{sender} le pide que compre una licencia de música.',
  },
  TV_LICENCE_LETTER: {
    withSum: '{sender} pide {sum} de tasa de radio y televisión.',
    plain: '{sender} quiere la tasa de televisión y radio, o saber por qué usted no la debe.',
  },
  EVICTION_NOTICE: {
    withSum: '{sender} quiere que deje su vivienda.',
    plain: '{sender} quiere que deje su vivienda.',
  },
  RENT_ARREARS_LETTER: {
    withSum: '{sender} dice que usted debe {sum} de alquiler.',
    plain: '{sender} dice que usted va atrasado con el alquiler.',
  },
  DISMISSAL_LETTER: {
    withSum: '{sender} dice que su empleo termina.',
    plain: '{sender} dice que su empleo termina.',
  },
  REDUNDANCY_NOTICE: {
    withSum: '{sender} dice que su puesto puede desaparecer.',
    plain: '{sender} dice que su puesto puede desaparecer.',
  },
  BENEFIT_OVERPAYMENT: {
    withSum: '{sender} dice que le pagaron {sum} de más.',
    plain: '{sender} escribe sobre una ayuda suya.',
  },
  TAX_DEMAND: {
    withSum: '{sender} dice que usted debe {sum} de impuestos.',
    plain: '{sender} le pide que pague impuestos.',
  },
  UTILITY_BILL_DEMAND: {
    withSum: '{sender} dice que usted debe {sum} de una factura.',
    plain: '{sender} le pide que pague una factura.',
  },
  INSURANCE_DECISION: {
    withSum: '{sender} le comunica su decisión sobre su reclamación.',
    plain: '{sender} le comunica su decisión sobre su reclamación.',
  },
  CONSUMER_CONTRACT_DISPUTE: {
    withSum: '{sender} escribe sobre un contrato con usted y {sum}.',
    plain: '{sender} escribe sobre un contrato con usted.',
  },
  CEASE_AND_DESIST: {
    withSum: '{sender} le dice que deje de hacer algo y pide {sum}.',
    plain: '{sender} le dice que deje de hacer algo.',
  },
  COPYRIGHT_INFRINGEMENT_LETTER: {
    withSum: '{sender} pide {sum} por usar una obra.',
    plain: '{sender} dice que usted usó una obra sin permiso.',
  },
}
