/** Rights of who gets a bailiff letter in England or Wales: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_RIGHTS_ES: Words = {
  'gb.bailiff.right-hours': {
    says: 'Un agente de embargo (bailiff) solo puede visitar una casa entre las 6 am y las 9 pm, salvo que un juzgado permita otras horas.',
  },
  'gb.bailiff.right-door': {
    says: 'Tiene derecho a mantener la puerta cerrada. Un agente de embargo (bailiff) solo puede entrar por una puerta u otra entrada normal, no por una ventana.',
  },
  'gb.bailiff.right-identity': {
    says: 'Tiene derecho a ver prueba de quién es el agente de embargo (bailiff) y de su poder para cobrar. Puede pasarla por el buzón de la puerta.',
  },
  'gb.bailiff.right-basic-goods': {
    says: 'Deben dejar lo que su casa necesita: cocina o microondas, nevera, lavadora, camas, mesa y sillas, calefacción, teléfono y ropa.',
  },
  'gb.bailiff.right-tools': {
    says: 'Deben dejar herramientas, un ordenador o un vehículo que necesita para trabajar o estudiar, hasta £1,350 en total.',
  },
  'gb.bailiff.right-own-goods': {
    says: 'Solo pueden llevarse bienes de la persona que debe. Esto incluye cosas que tiene a medias con otra persona.',
  },
  'gb.bailiff.right-child-alone': {
    says: 'No pueden entrar si en casa solo hay menores de 16 años o adultos vulnerables.',
  },
  'gb.bailiff.right-vulnerable': {
    says: 'Si está enfermo, tiene una discapacidad o corre riesgo, dígalo. No pueden quedarse la tasa de visita si antes no tuvo una ocasión justa de pedir consejo.',
  },
  'gb.bailiff.right-pay-stops': {
    says: 'Si paga toda la cantidad y las tasas antes de una venta, deben parar y devolver lo que se llevaron.',
  },
  'gb.bailiff.right-blue-badge': {
    says: 'No pueden llevarse un coche que muestra una Blue Badge válida porque se usa para llevar a una persona con discapacidad.',
  },
  'gb.bailiff.right-court': {
    says: 'Si un agente de embargo (bailiff) rompe las reglas, un juzgado puede ordenar que devuelvan sus bienes o le paguen. Pida antes consejo, pues hay riesgo de costes.',
  },
  'gb.bailiff.right-business-rent': {
    says: 'Solo vale con contrato escrito de un local sin vivienda, y solo por renta de al menos siete días. Los gastos no cuentan. Puede pedir al tribunal que anule el aviso.',
  },
}
