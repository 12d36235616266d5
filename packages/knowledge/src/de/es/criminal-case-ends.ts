/** The Spanish words of the rows in ../criminal-case-ends.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CRIMINAL_CASE_ENDS_ES: Words = {
  'de.crimend.offer-want': {
    says: 'La fiscalía o el tribunal ofrece cerrar el caso si paga o hace algo a tiempo (§ 153a). Usted elige.',
  },
  'de.crimend.offer-clean': {
    says: 'No es una condena ni sale en el certificado de antecedentes. Sigue siendo inocente. Pague todo a tiempo o el caso sigue y nada se devuelve.',
  },
  'de.crimend.offer-no': {
    says: 'Puede decir no, o pedir menos, plazos o tiempo. ¿No hizo nada? Que un abogado vea antes el expediente: puede acabar sin pagar.',
  },
  'de.crimend.prison-want': {
    says: 'Le llaman a prisión porque no se pagó una multa penal (Ersatzfreiheitsstrafe). Pagar todo lo termina enseguida. Pagar una parte la acorta.',
  },
  'de.crimend.prison-half': {
    says: '¿La multa quedó firme el 1 de febrero de 2024 o después? Entonces dos cuotas diarias son un día de prisión. Si la carta cuenta un día por cuota, está mal: pida un cálculo nuevo. En las anteriores, una cuota sigue siendo un día.',
  },
  'de.crimend.prison-work': {
    says: 'Pida enseguida a la fiscalía pagar en partes o con trabajo no pagado (gemeinnützige Arbeit). Una gran dureza puede pararlo. La Gerichtshilfe es gratis.',
  },
  'de.crimend.step': {
    says: 'Escriba hoy con el número: cuánto puede pagar al mes, ingresos y alquiler, o que acepta. Pida respuesta escrita.',
  },
}
