/** Questions about an accident at work: not declared by the employer, what is paid, and a job ended meanwhile: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_ES: Words = {
  'fr.ask-work.accident-not-declared': {
    says: 'No es tarde. Las 48 horas obligan al empresario. Si no declara nada, puede declarar usted mismo el accidente a la CPAM hasta el fin del segundo año siguiente. Envíe el certificado médico que dice accidente de trabajo, con los nombres de los testigos. Rechace la baja por enfermedad común y avise hoy por escrito al jefe. Se cobra más y sin días de espera. No pueden castigarle por ello.',
  },
  'fr.ask-work.accident-pay': {
    says: 'La CPAM paga desde el día siguiente al accidente, sin días de espera: el 60 % del salario diario durante 28 días y luego el 80 %, con un límite. El empresario paga entero el día del accidente. Tras un año en la empresa suele deber también un complemento. La atención es gratis con la hoja de accidente (feuille d’accident). Envíe la baja a los dos en 48 horas.',
  },
  'fr.ask-work.accident-dismissed': {
    says: 'Mientras esté de baja por accidente de trabajo, la empresa solo puede despedir por falta grave, o si no puede mantener el contrato por un motivo ajeno al accidente. Si no, el despido es nulo: puede volver o cobrar al menos seis meses de salario. El accidente de camino al trabajo no tiene esta protección. Un contrato temporal acaba igual en su día. Impugne por carta certificada y luego ante el tribunal laboral en un año.',
  },
}
