/** The Spanish words of the rows in ../benefits.ts. */
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
    risk: 'Puede parecer que acepta. Opóngase primero.',
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
  'de.public.benefit-right-hearing': {
    says: 'Antes de pedirle dinero de vuelta deben preguntarle su versión.',
  },
  'de.public.benefit-right-trust': {
    says: 'Si el error fue de ellos y usted no podía saberlo, puede quedarse con el dinero que ya gastó.',
  },
  'de.public.benefit-right-court': {
    says: 'El juzgado social (Sozialgericht) no le cuesta nada. Allí no necesita abogado.',
  },
  'de.public.benefit-right-urgent': {
    says: 'Si no tiene dinero para vivir, el juzgado social puede decidir en pocos días (Eilantrag).',
  },
  'de.public.benefit-warn-stop': {
    says: 'Una oposición no devuelve una ayuda parada o recortada. Para eso necesita una petición urgente (Eilantrag) en el juzgado social.',
  },
  'de.public.benefit-warn-crime': {
    says: 'Dicen que lo hizo a propósito o con culpa grave. Busque un abogado antes de explicar nada.',
  },
  'de.public.benefit-insight': {
    says: 'La decisión debe decir qué decisión anterior cae, para qué meses y para quién del hogar. Ahí los errores son frecuentes.',
    actionable: 'Revise cada mes y cada persona.',
  },
  'de.public.benefit-limitation': {
    says: 'El derecho a pedir la devolución prescribe cuatro años después del final del año en que la decisión quedó firme.',
    from: 'el final del año en que la decisión de devolución quedó firme',
    restartedBy: 'Un pago o un acto de ejecución puede hacer empezar otra vez los cuatro años.',
  },
  'de.public.change-post': {
    says: 'El plazo para oponerse empieza el cuarto día después del envío.',
    was: 'Las cartas de oficinas contaban como recibidas el tercer día después del envío.',
    is: 'Desde el 1 de enero de 2025 es el cuarto día.',
  },
  'de.public.benefit-step-living': {
    says: '¿Sin dinero para comida o alquiler? Dígalo hoy a la oficina y pida una orden urgente al juzgado social (Sozialgericht). Es gratis.',
  },
  'de.public.benefit-step-proof': {
    says: 'Guarde prueba de que su carta llegó a tiempo: un sello, un informe de fax o un testigo.',
  },
  'de.public.benefit-right-inheritance': {
    says: 'Para el Jobcenter una herencia no es ingreso desde julio de 2023. Cuenta solo como ahorro, por encima de la suma libre.',
  },
  'de.public.benefit-right-income': {
    says: 'No todo ingreso cuenta. Pregunte qué ley usaron, para qué mes y qué sumas libres restaron.',
  },
  'de.public.benefit-right-setoff': {
    says: 'Solo pueden retener una parte fija de su ayuda (Aufrechnung). Hace falta una decisión, y también puede oponerse a ella.',
  },
}
