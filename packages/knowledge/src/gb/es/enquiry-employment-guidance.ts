/** The Spanish words of the rows in ../enquiry-employment-guidance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_GUIDANCE_ES: Words = {
  'gb.ask-work.step-date': {
    says: 'Apunte el día en que pasó o en que acabó el empleo. Su plazo para demandar corre desde entonces.',
  },
  'gb.ask-work.step-proof': {
    says: 'Guarde su contrato, nóminas, turnos, mensajes y cartas. Envíe copias a su propio correo si le está permitido.',
  },
  'gb.ask-work.step-write': {
    says: 'Escriba a su empresa. Diga qué está mal y qué quiere, y dé una fecha. Con calma y brevedad.',
  },
  'gb.ask-work.step-acas': {
    says: 'Llame a Acas al 0300 123 1100 para consejo gratuito. Debe pasar por Acas antes de la mayoría de las demandas laborales.',
  },
  'gb.ask-work.step-lra': {
    says: 'Llame a la Labour Relations Agency al 03300 555 300 para consejo gratuito antes de cualquier demanda laboral.',
  },
  'gb.ask-work.step-ni-date': {
    says: 'Apunte el día en que pasó. En Irlanda del Norte casi siempre tiene tres meses desde entonces para demandar.',
  },
  'gb.ask-work.step-appeal': {
    says: 'Recurra por escrito dentro de la empresa, aunque crea que no sirve. Pida los motivos por escrito.',
  },
  'gb.ask-work.right-reasons': {
    says: 'Con dos años de trabajo puede pedir por escrito los motivos del despido. Si el empleo termina desde el 1 de enero de 2027, bastan seis meses. Si está embarazada o de permiso, los recibe sin pedirlos.',
  },
  'gb.ask-work.right-pay': {
    says: 'Tiene derecho a cobrar entero el trabajo que hizo, y a una nómina que lo muestre.',
  },
  'gb.ask-work.right-fair': {
    says: 'Tiene derecho a que no le castiguen por pedir sus derechos legales en el trabajo.',
  },
  'gb.ask-work.fact-rights': {
    says: 'La mayoría de los derechos laborales no necesita abogado ni tasa. Las conversaciones con Acas son gratis, y también la demanda.',
  },
  'gb.ask-work.fact-reality': {
    says: 'Los plazos son estrictos. Mucho se arregla con una carta clara o con Acas, pero no deje pasar la fecha mientras espera.',
  },
  'gb.ask-work.fact-clock': {
    says: 'El plazo de su demanda se para mientras Acas habla con su empresa.',
    learnMore:
      'Las conversaciones pueden durar hasta 12 semanas. Al final recibe un certificado, y su número va en el formulario de demanda.',
  },
  'gb.ask-work.option-write': {
    says: 'Una carta de queja (grievance) lo deja por escrito y a menudo lo resuelve.',
    title: 'Plantearlo por escrito a su empresa',
    cost: 'Gratis',
    time: 'Deles una semana o dos',
    risk: 'El plazo sigue corriendo.',
    bestFor: 'Sueldo, horas, vacaciones o mal trato.',
  },
  'gb.ask-work.option-acas': {
    says: 'Acas habla con las dos partes y puede terminarlo con un acuerdo que obliga.',
    title: 'Empezar la conciliación previa con Acas',
    cost: 'Gratis',
    time: 'Hasta 12 semanas',
    risk: 'Empiece dentro del plazo, o pierde la demanda.',
    bestFor: 'Su empresa no lo arregla.',
  },
  'gb.ask-work.option-help': {
    says: 'Pruebe con su sindicato, Citizens Advice o un law centre.',
    title: 'Pedir consejo gratuito',
    cost: 'Gratis',
    time: 'Una llamada',
    risk: 'El plazo sigue corriendo.',
    bestFor: 'Le despidieron o le trataron de forma injusta.',
  },
  'gb.ask-work.warning-limit': {
    says: 'No espere a que acabe un recurso o una queja (grievance) para contactar con Acas. El plazo no espera.',
  },
  'gb.ask-work.change-dismissal': {
    says: 'La regla del despido injusto (unfair dismissal) cambia el 1 de enero de 2027, de dos años a seis meses.',
    was: 'Dos años de trabajo antes de poder demandar por despido injusto.',
    is: 'Seis meses de trabajo, y sin límite en la indemnización, en empleos que acaban desde el 1 de enero de 2027.',
  },
  'gb.ask-work.change-limit': {
    says: 'Desde el 1 de octubre de 2026 la mayoría de las nuevas demandas laborales tiene seis meses, no tres.',
    was: 'Tres meses menos un día para la mayoría de las demandas laborales.',
    is: 'Seis meses para la mayoría de las demandas por hechos desde el 1 de octubre de 2026.',
  },
  'gb.ask-work.change-sick': {
    says: 'Las reglas de la baja por enfermedad mejoraron para los trabajadores el 6 de abril de 2026.',
    was: 'El pago por enfermedad (sick pay) empezaba el cuarto día y dejaba fuera los sueldos bajos.',
    is: 'El pago empieza el primer día completo, y también para sueldos bajos.',
  },
  'gb.ask-work.myth-no-contract': {
    says: 'Tiene derechos desde el primer día, con o sin un contrato firmado.',
  },
  'gb.ask-work.myth-wages': {
    says: 'Una empresa no puede quedarse un sueldo ganado como castigo por irse.',
  },
  'gb.ask-work.insight-service': {
    says: 'Su último día decide qué regla de despido vale. Un preaviso que faltó puede mover ese día al menos una semana.',
    actionable: 'Revise con un asesor su preaviso y su último día exacto.',
  },
}
