/** Benefits that an office wants back (Erstattungsbescheid): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_ES: Words = {
  'de.public.benefit-want': {
    says: 'La oficina retira una decisión anterior y quiere que devuelva dinero (Aufhebungs- und Erstattungsbescheid).',
  },
  'de.public.benefit-want-hearing': {
    says: 'La oficina le pide su versión antes de decidir (Anhörung). Todavía no se ha decidido nada.',
  },
  'de.public.benefit-who': {
    says: 'Es una oficina pública, como el Jobcenter, la Agentur für Arbeit o la Familienkasse. Un juzgado puede revisar sus decisiones gratis.',
  },
  'de.public.benefit-reality': {
    says: 'Una decisión equivocada se queda si no se opone en el plazo de un mes. Muchas cambian después de una oposición.',
  },
  'de.public.benefit-rights': {
    says: 'Puede oponerse en el plazo de un mes, ver su expediente e ir al juzgado social (Sozialgericht) sin tasas.',
  },
  'de.public.benefit-not-yet': {
    says: 'Mientras su oposición contra la devolución está abierta, en la mayoría de los casos no pueden cobrar esa cantidad a la fuerza.',
  },
  'de.public.benefit-know': {
    says: '¿Dejó pasar el mes? Todavía puede pedir que revisen una decisión equivocada (Überprüfungsantrag).',
    learnMore:
      'Escriba que pide una revisión según el § 44 SGB X. En la ayuda básica solo llega un año atrás.',
  },
  'de.public.benefit-deadline': {
    says: 'Tiene un mes desde el día en que le llegó la decisión. Basta una frase, las razones pueden venir después.',
    action: 'Enviar su oposición (Widerspruch) a la oficina',
    consequence: 'La decisión queda firme. Solo queda una revisión según el § 44 SGB X.',
    service: 'la carta de una oficina cuenta como recibida el cuarto día después del envío',
  },
  'de.public.benefit-step-object': {
    says: '¿No es correcta? Escriba: «Ich lege Widerspruch ein» (me opongo), con la fecha de la decisión. Ponga el número, firme y entréguelo con sello.',
  },
  'de.public.benefit-step-hearing': {
    says: 'Conteste la carta de audiencia (Anhörung) con sus datos y pruebas. Pida más tiempo si lo necesita.',
  },
  'de.public.benefit-step-file': {
    says: 'Pida ver el expediente y cómo calcularon la cantidad, mes por mes.',
  },
  'de.public.benefit-step-rates': {
    says: 'Si es correcta pero demasiado, pida cuotas pequeñas, un aplazamiento o que le perdonen la deuda (Erlass).',
  },
  'de.public.benefit-step-trust': {
    says: '¿Lo contó todo, y fue un error de ellos? Diga que confió en la decisión y gastó el dinero.',
  },
  'de.public.benefit-step-advice': {
    says: 'Busque ayuda: un vale de consejo del juzgado local (Beratungsschein), una asociación social (VdK, SoVD) o un centro independiente.',
  },
  'de.public.benefit-option-object': {
    says: 'Escriba que se opone. Pida el expediente y dé las razones después.',
    title: 'Oponerse a la decisión',
    cost: 'Gratis.',
    time: 'Un mes. La respuesta tarda unos tres meses.',
    risk: 'Casi ninguno.',
    bestFor: 'No está de acuerdo, o no entiende la cantidad.',
  },
  'de.public.benefit-option-rates': {
    says: 'Muestre sus ingresos y ofrezca una cuota mensual pequeña.',
    title: 'Pedir cuotas o el perdón de la deuda',
    cost: 'Gratis.',
    time: 'Una carta.',
    risk: 'Puede parecer que acepta. Escriba que con ello no reconoce la deuda.',
    bestFor: 'La decisión es correcta pero no puede pagar.',
  },
  'de.public.benefit-option-help': {
    says: 'Un asesor puede leer el expediente y escribir las razones.',
    title: 'Pedir consejo antes de que acabe el mes',
    cost: '15 € como máximo con un vale.',
    time: 'Una visita al juzgado local.',
    risk: 'Ninguno, pero opóngase usted a tiempo.',
    bestFor: 'La cantidad es grande o dicen que mintió.',
  },
  'de.public.benefit-step-living': {
    says: '¿Sin dinero para comida o alquiler? Dígalo hoy a la oficina y pida una orden urgente al juzgado social (Sozialgericht). Es gratis.',
  },
  'de.public.benefit-step-proof': {
    says: 'Guarde prueba de que su carta llegó a tiempo: un sello, un informe de fax o un testigo.',
  },
  'de.public.benefit-step-change': {
    says: 'Dicen que algo cambió después (§ 48 SGB X). Compruebe cuándo llegó el dinero y cuánto. Solo pueden quitar esos meses y esa suma.',
  },
}
