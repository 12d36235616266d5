/** The Spanish words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_ES: Words = {
  'us.ask-public.snap-stopped': {
    says: 'Pida ahora una audiencia justa (fair hearing), por teléfono o por escrito. Si la pide antes del cambio, la ayuda puede seguir. Tiene 90 días en total.',
  },
  'us.ask-public.medicaid-stopped': {
    says: 'Envíe lo que falta y pida ahora una audiencia justa. Si la pide antes del último día, Medicaid puede seguir hasta la decisión.',
  },
  'us.ask-everyday.disability-stopped': {
    says: 'Pida por escrito una nueva revisión (reconsideration) en 60 días. Si dicen que su salud mejoró, pida en 10 días seguir cobrando mientras tanto. Si pierde, quizá se lo reclamen, pero puede pedir que lo perdonen (waiver).',
  },
  'us.ask-everyday.snap-cut': {
    says: 'Pida una audiencia imparcial en 90 días. Si la pide antes del cambio, sus beneficios de comida casi siempre siguen igual hasta la decisión.',
  },
  'us.ask-everyday.disability-denied': {
    says: 'Pida una reconsideración en 60 días desde el aviso. Mande papeles médicos. Si se niegan otra vez, un juez puede oírle, y el abogado cobra solo si gana.',
  },
  'us.ask-life.va-decision': {
    says: 'Tiene un año. Envíe prueba nueva (supplemental claim), pida una revisión superior o vaya a la Junta. Una organización de veteranos ayuda gratis.',
  },
  'us.ask-public.snap-work': {
    says: 'De 18 a 64 años, sin hijos menores de 14 en casa, casi siempre hay cupones (SNAP) tres meses en tres años. Para más se necesitan 80 horas al mes de trabajo, formación o voluntariado. Desde 2025 vale también para mayores de 54, veteranos y personas sin hogar. La enfermedad, discapacidad, embarazo o cuidar a alguien puede librarlo: mande pruebas. Contra un recorte pida una audiencia (fair hearing) en 90 días, mejor antes de que empiece.',
  },
  'us.ask-public.medicaid-work': {
    says: 'Empieza el 1 de enero de 2027 a más tardar, en algunos estados antes. Es para personas de 19 a 64 con Medicaid para adultos de pocos ingresos. Necesitan 80 horas al mes de trabajo, estudio o voluntariado. Quedan fuera quienes tienen Medicaid por edad o discapacidad, embarazadas, padres de un hijo de 13 o menos y los muy enfermos. Responda cada carta, casi siempre en 30 días, con pruebas. Si se corta, pida una audiencia (fair hearing).',
  },
}
