/** Corte, teléfono, prima, compra, prestaciones y familia, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_ES: Words = {
  'be.utility.right-who-decides': {
    says: 'Su empresa no puede cortar sola la luz o el gas. En Flandes debe aceptar una comisión (LAC), en Bruselas un juez. Vaya y explíquese.',
  },
  'be.utility.right-end-phone': {
    says: 'Puede terminar un contrato de teléfono o internet en cualquier momento. Tras seis meses no hay gastos, salvo el resto de un aparato.',
  },
  'be.insurance.right-premium': {
    says: 'Por una prima impagada, la cobertura solo para tras un aviso por carta certificada o agente judicial, con al menos quince días para pagar.',
  },
  'be.buy.right-delivery': {
    says: 'Una tienda debe entregar en treinta días, salvo otro acuerdo. Si tarda, dé un plazo justo; luego cancele y recupere su dinero.',
  },
  'be.buy.right-not-told': {
    says: 'Una empresa que vende a distancia debe informarle de los 14 días para desistir. Si no, tiene 12 meses más.',
  },
  'be.buy.right-flight': {
    says: 'Si un vuelo se cancela o llega muy tarde, quizá tenga derecho a atención, reembolso y una suma fija. Pida primero a la aerolínea.',
  },
  'be.benefit.right-no-costs': {
    says: 'Un caso contra un organismo social ante el tribunal laboral no le cuesta nada, aunque pierda. Solo un caso temerario puede costar.',
  },
  'be.benefit.right-living-wage': {
    says: 'Contra una decisión del CPAS sobre la renta de integración tiene tres meses para ir al tribunal laboral. También puede perdonar una deuda por equidad.',
  },
  'be.fine.know-parking-fee': {
    says: 'Una tasa de aparcamiento del municipio (rétribution) es el precio de aparcar y no una multa. Puede discutirla por escrito con su tique o fotos.',
  },
  'be.ask.neighbour': {
    says: 'Un vecino no puede molestar más de lo normal (trouble anormal de voisinage). Lleve un diario. El juez de paz ofrece conciliación gratis.',
  },
  'be.ask.estate': {
    says: 'Puede aceptar una herencia, renunciar o aceptarla con inventario. Así no paga sus deudas con su dinero. Un notario lo anota.',
  },
  'be.ask.maintenance': {
    says: 'Ambos padres pagan por un hijo según sus medios. El tribunal de familia puede cambiar la suma. El servicio SECAL (DAVO) puede cobrar lo impagado.',
  },
  'be.stay.right-short': {
    says: 'Contra una negativa de estancia tiene casi siempre solo 30 días para el tribunal (CCE, RvV). A veces 10 días o menos. Busque ya un abogado gratuito.',
  },
}
