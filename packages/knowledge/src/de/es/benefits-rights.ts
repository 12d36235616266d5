/** What the law gives to people whose benefit is wanted back, and what to beware of: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_RIGHTS_ES: Words = {
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
  'de.public.benefit-right-side-job': {
    says: 'Junto al paro le quedan 165 € al mes de un trabajo aparte si trabaja menos de 15 horas por semana. Revise si lo descontaron.',
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
  'de.public.benefit-right-inheritance': {
    says: 'Para el Jobcenter una herencia no es ingreso desde julio de 2023. Cuenta solo como ahorro, por encima de la suma libre.',
  },
  'de.public.benefit-right-income': {
    says: 'No todo ingreso cuenta. Pregunte qué ley usaron, para qué mes y qué sumas libres restaron.',
  },
  'de.public.benefit-right-setoff': {
    says: 'Solo pueden retener una parte fija de su ayuda (Aufrechnung). Hace falta una decisión, y también puede oponerse a ella.',
  },
  'de.public.benefit-right-no-pause': {
    says: 'Aquí el recurso por sí solo no frena la devolución. Pida a la oficina, en la misma carta, que la suspenda. Si dice que no, pídalo al tribunal social. Ambos son gratis.',
  },
}
