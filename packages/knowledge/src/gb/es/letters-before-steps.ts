/** Lo que debe venir antes del tribunal: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTERS_BEFORE_STEPS_ES: Words = {
  'gb.rent.notice-first': {
    says: 'No puede empezar un juicio sin un aviso formal (notice). En una vivienda privada o de housing association suele ser una section 8 notice.',
  },
  'gb.home.section-8-now': {
    says: 'Para recuperar la casa, el casero debe usar la section 8: un motivo legal, el plazo correcto y pruebas ante el tribunal.',
  },
  'gb.bill.water-paying-fair': {
    says: 'Ofwat espera que su compañía de agua le ayude si tiene apuros. Pida un plan que pueda cumplir, y una factura menor si gana poco.',
  },
  'gb.bill.warrant-hearing': {
    says: 'Un warrant para entrar necesita el sí del tribunal. Puede ir y decir por qué no, o acordar antes un plan con la empresa.',
  },
  'gb.tax.goods-notice': {
    says: 'Antes de tomar bienes, HMRC debe avisar y esperar siete días completos. Un plan de pago acordado en ese tiempo lo para.',
  },
  'gb.music.before-court': {
    says: 'Antes del tribunal deben explicar su caso y darle tiempo razonable. Responda por escrito, pues el juez puede mirar cómo actuó cada parte.',
  },
  'gb.cease.libel-protocol': {
    says: 'Una carta por difamación (libel) debe citar las palabras exactas, decir qué es falso y el daño grave. Lo normal son 14 días para responder.',
  },
  'gb.home.right-eviction-day': {
    says: 'Deben avisarle por escrito al menos 14 días antes del desalojo. Si no, pida al tribunal que lo pare.',
  },
  'gb.rent.council-notice-first': {
    says: 'No puede empezar un juicio sin un aviso formal (notice) del ayuntamiento. Por alquiler, el tribunal también debe ver razonable el desalojo.',
  },
}
