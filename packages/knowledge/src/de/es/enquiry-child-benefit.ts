/** Questions about child benefit that is asked back, and for a grown child between school and training: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_BENEFIT_ES: Words = {
  'de.ask-debt.child-benefit-search': {
    says: 'Un hijo menor de 25 años que busca en serio una formación sigue contando, aunque no esté inscrito en la agencia de empleo. Recurra (Einspruch) en un mes y envíe todas las solicitudes y respuestas, mes a mes. Eso no para el pago: pídalo en la misma carta (Aussetzung der Vollziehung). Pagar a plazos no es admitir si lo escribe («ohne Anerkennung»). Diga cuándo llamó y qué le dijeron.',
  },
  'de.ask-debt.child-benefit-gap': {
    says: 'Para un hijo de 18 a 24 años sigue durante la escuela, la formación, los estudios o un año de voluntariado (FSJ, BFD). También cuentan hasta cuatro meses enteros entre dos etapas. Si el hueco es mayor, el hijo debe buscar plaza y probarlo con solicitudes, o estar inscrito. Viajar o solo trabajar no cuenta. Comunique cada cambio por escrito a la Familienkasse, con prueba de la etapa siguiente.',
  },
  'de.ask-debt.child-benefit-back': {
    says: 'Recurra (Einspruch) en un mes y pida parar el pago. ¿El Jobcenter contó la ayuda como ingreso? Entonces pida que se la perdonen (Erlass). Pida también plazos pequeños.',
  },
  'de.ask-debt.child-benefit-changed-firm': {
    says: 'Un hijo de menos de 25 años en formación cuenta, también en otra empresa u otra materia. Una pausa de hasta cuatro meses entre dos partes de la formación también cuenta. Una más larga cuenta mientras busque plaza en serio. Reclame (Einspruch) en un mes, con el contrato antiguo y el nuevo. Eso no para el pago: pídalo en la misma carta (Aussetzung der Vollziehung).',
  },
  'de.ask-family.parental-allowance': {
    dependsOn: 'su sueldo neto antes del parto',
    says: 'Suele ser del 65 al 67 %, al menos 300 € y como mucho 1.800 € al mes. Con sueldo bajo, hasta el 100 %; sin trabajo, 300 €. Un padre lo cobra hasta 12 meses, los dos juntos 14. ElterngeldPlus paga la mitad, el doble de tiempo. Con más de 175.000 € de renta imponible el año anterior no hay nada. Pídalo en la Elterngeldstelle en los tres meses tras el parto: no se paga más atrás.',
  },
  'de.ask-family.child-benefit-sum': {
    says: 'Desde el 1 de enero de 2026 son 259 € al mes por cada hijo. Se cobra hasta los 18 años, y hasta los 25 en escuela, formación o estudios. Pídalo en la Familienkasse de la Arbeitsagentur: hacia atrás solo se pagan seis meses. Con pocos ingresos pida también el Kinderzuschlag. Avise enseguida si un hijo acaba su formación o se va de casa, o quizá deba devolver dinero.',
  },
}
