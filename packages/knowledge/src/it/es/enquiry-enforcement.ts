/** Questions about what may be taken of pay, pensions, accounts and homes: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_WORDS: Words = {
  'it.ask.wage': {
    says: 'Un quinto como máximo por deudas normales, y solo tras una orden del juzgado y un requerimiento (precetto). La recaudación fiscal (Riscossione) puede quitar un décimo hasta 2.500 €, un séptimo hasta 5.000 €.',
    dependsOn: 'quién lo quita y cuánto gana usted',
  },
  'it.ask.pension': {
    says: 'Hasta 1.092,48 € al mes están a salvo en 2026. Del resto pueden quitar un quinto.',
    dependsOn: 'cuánto es su pensión',
  },
  'it.ask.account': {
    says: 'Pregunte hoy por escrito al banco quién la bloqueó y por qué. Con una orden del juzgado o por la recaudación fiscal (Riscossione) se puede. El sueldo o pensión que ya está allí está a salvo hasta 1.638,72 € en 2026. Vea pronto a un abogado. ¿Fue el propio banco? Reclame por escrito y, a los 60 días, vaya al ABF.',
    dependsOn: 'quién actúa y de dónde viene el dinero',
  },
  'it.ask.home-sale': {
    says: 'La recaudación fiscal (Riscossione) no puede vender su única vivienda donde vive, salvo que sea de lujo. Un banco u otro acreedor con una orden del juzgado sí puede.',
    dependsOn: 'quién es el acreedor',
  },
  'it.ask.myth-all-wages': {
    says: 'Nunca pueden quitarlo todo: un quinto como máximo por deudas normales.',
  },
  'it.ask.officer-enter': {
    dependsOn: 'si hay un título',
    says: 'Sin título y precetto el agente no puede entrar. Con ellos puede buscar bienes en casa y, si no está o se niega, abrir con la policía. Pida ver el título. Lo necesario para vivir está a salvo.',
  },
  'it.ask.home-bank': {
    says: 'Sí, un banco o acreedor privado puede, también la primera vivienda: solo Hacienda no. Pero antes hay orden judicial, precetto y subasta. Puede pagar hasta en 48 meses (conversione) o pedir un plan a un OCC. Vea ya a un abogado.',
  },
}
