/** Questions about benefits that an office refuses, cuts or wants back: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_ES: Words = {
  'de.ask-debt.jobcenter-back': {
    says: 'Opóngase por escrito en un plazo de un mes. Basta una frase. Si el error fue de ellos y usted no podía saberlo, puede quedarse el dinero.',
  },
  'de.ask-debt.jobcenter-cut': {
    says: 'Opóngase en un plazo de un mes. Si no tiene dinero para vivir, pida al juzgado social una orden urgente (Eilantrag). Es gratis.',
  },
  'de.ask-debt.benefit-refused': {
    says: 'Presente oposición (Widerspruch) en un mes desde que llegó la carta. Basta una frase firmada en papel; los motivos pueden seguir. Si la carta no dice nada de ello, tiene un año. En apuros, pida una medida urgente al tribunal social. Es gratis.',
  },
  'de.ask-debt.housing-benefit-refused': {
    says: 'Tiene un mes desde que llegó. La última página dice qué hacer: oposición escrita (Widerspruch) o, en algunos Länder, demanda al tribunal administrativo. Si no dice nada, tiene un año. Si cambian sus ingresos, puede pedirlo de nuevo.',
  },
  'de.ask-debt.sick-pay-length': {
    says: 'Por la misma enfermedad la caja paga hasta 78 semanas en tres años. Cuentan las semanas pagadas por la empresa. Es el 70 % del bruto, como mucho el 90 % del neto. Pida la baja siguiente a más tardar el siguiente día laborable. Antes del fin inscríbase en la Agentur für Arbeit.',
  },
  'de.ask-debt.child-benefit-refused': {
    says: 'Oponga recurso (Einspruch) a la Familienkasse en un mes, por escrito o correo. Es gratis. Mande los papeles que faltan, como escuela, formación o residencia. Si la carta no dice nada de ello, tiene un año. Hacia atrás casi siempre se pagan solo seis meses.',
  },
  'de.ask-debt.jobcenter-rent': {
    says: 'El primer año suele pagar el alquiler real, hasta una vez y media el límite local. Después suele pagar todo hasta seis meses mientras busca algo más barato. Si no encuentra nada o no puede mudarse, demuéstrelo. Contra un recorte recurra gratis en un mes.',
    dependsOn: 'de cuánto tiempo recibe la ayuda y qué alquiler es adecuado allí',
  },
}
