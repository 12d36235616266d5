/** Questions about a job that the employer ends: reasons, notice and redundancy pay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_ES: Words = {
  'au.ask.fired': {
    says: 'Puede reclamar por despido injusto (unfair dismissal) si trabajó seis meses, o 12 en una empresa pequeña. Solo tiene 21 días. Llame a la Fair Work Commission al 1300 799 675.',
    dependsOn: 'cuánto tiempo trabajó allí, y el motivo',
  },
  'au.ask.laid-off': {
    says: 'Le deben el preaviso y, después de un año en una empresa de 15 o más, una indemnización (redundancy pay) de 4 a 16 semanas. Si el puesto aún existe, reclame en 21 días.',
    dependsOn: 'sus años de trabajo y el tamaño de la empresa',
  },
  'au.ask.notice': {
    says: 'El mínimo es de una semana en el primer año, dos semanas hasta tres años, tres semanas hasta cinco años, luego cuatro. Sume una semana si tiene más de 45 años y lleva dos años.',
    dependsOn: 'sus años de trabajo y su convenio (award)',
  },
  'au.ask.dismissed-pregnant': {
    says: 'Va contra la ley despedirla por estar embarazada. Para eso no necesita seis meses de trabajo. Acuda a la Fair Work Commission en 21 días: 1300 799 675.',
  },
  'au.ask.settlement-agreement': {
    says: 'No firme en el momento. Busque consejo primero, porque casi siempre renuncia a sus reclamos. Cuide los 21 días para la Fair Work Commission. No se puede renunciar con una firma al mínimo de la ley.',
  },
  'au.ask.sacked-early': {
    says: 'Para despido injusto necesita seis meses de trabajo, o doce si hay menos de 15 personas. Si fue por enfermedad o una queja, no necesita ninguno. Pídalo en 21 días.',
  },
  'au.ask.redundancy-pay': {
    says: 'La indemnización va de 4 semanas tras un año a 16 tras nueve. Una empresa con menos de 15 personas casi nunca la debe, pero sí el preaviso y las vacaciones.',
  },
  'au.ask.sexual-harassment': {
    says: 'Esto es acoso sexual y la ley lo prohíbe. No tiene que dejar el trabajo. Guarde los mensajes y apunte cada vez y quién lo vio. Quéjese por escrito: la empresa tiene que actuar y no puede castigarle. Si no sirve, use el formulario F75 en la Fair Work Commission en dos años; también los eventuales. ¿Despido o menos turnos por quejarse? Tiene 21 días. Llame a 1800RESPECT, 1800 737 732, o a la policía.',
  },
}
