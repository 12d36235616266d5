/** The Spanish words of the rows in ../enquiry-rent-rise-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_REFUSED_ES: Words = {
  'ca.fact.rent-over-guideline-on': {
    says: 'Casi nunca tiene que pagar más que la guía anual, nunca más del 2.5%, si alguien vivía en la casa antes del 16 de noviembre de 2018. Más exige orden de la Junta. También 90 días en el formulario N1 y 12 meses desde la última subida. Pague la renta actual y dígalo por escrito. Pagar un año una subida mala puede validarla.',
  },
  'ca.fact.rent-refused-qc': {
    says: 'No tiene que aceptar la subida ni irse. Conteste por escrito en un mes desde el aviso: rechazo la subida y renuevo mi contrato. Callar cuenta como sí. El arrendador tiene luego un mes para pedir al tribunal que fije la renta. Mándelo con prueba. Viviendas de menos de cinco años pueden quedar fuera.',
  },
  'ca.fact.rent-new-building-on': {
    says: 'Una casa habitada por primera vez después del 15 de noviembre de 2018 no tiene tope: se permite una subida grande. Pero exige 90 días por escrito en el formulario N2 y 12 meses desde la última. Un mensaje o menos plazo no vale. Pague la renta de antes a tiempo y escriba por qué. Luego puede llegar el formulario correcto: negocie y consulte una clínica legal.',
  },
}
