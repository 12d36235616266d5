/** The Spanish words of the rows in ../demands-and-breaks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const DEMANDS_AND_BREAKS_ES: Words = {
  'us.store.want': {
    says: 'Una tienda o su bufete quiere dinero porque dice que se llevaron mercancía.',
  },
  'us.store.right-proof': {
    says: 'La suma no puede pasar de lo que fija la ley del estado. La tienda debe probar en la corte el hecho y su pérdida si usted no paga.',
  },
  'us.store.right-apart': {
    says: 'Pagar no termina un caso penal, y la carta no puede prometerlo ni amenazar con ello.',
  },
  'us.store.step': {
    says: 'No llame ni explique lo que pasó. Si puede haber un caso penal, hable antes con un abogado.',
  },
  'us.store.option': {
    says: 'Pida por escrito la ley, la mercancía y la suma, y no admita nada.',
    title: 'Pedir prueba por escrito',
    cost: 'Gratis',
    time: 'Antes de la fecha de la carta',
    risk: 'La tienda puede demandar. Pocas veces lo hace.',
    bestFor: 'La mercancía se devolvió o no es verdad.',
  },
  'us.check.right-bounced': {
    says: 'La ley del estado limita el cargo por un cheque devuelto y casi siempre da días para pagar antes de deber más. Un error no es delito.',
  },
  'us.story.arrested': {
    says: 'No hable de los hechos con nadie salvo un abogado. Vaya a cada día de corte. Pida un defensor público si no puede pagar, y pregunte por un programa para primer caso.',
  },
  'us.story.warrant': {
    says: 'Llame hoy al secretario o a un abogado y pregunte cómo volver a poner el caso en la lista. Presentarse solo casi siempre se trata mejor que ser encontrado.',
  },
  'us.story.drunk': {
    says: 'Hay dos casos: la corte y la licencia. El plazo para salvar la licencia es muchas veces de 7 a 15 días. Pida ya esa audiencia y vea a un abogado antes de la corte.',
  },
  'us.story.store-letter': {
    says: 'La carta es un reclamo civil, aparte de un caso penal. Pagar no termina un cargo. La ley del estado limita la suma y la tienda debe probarla. Hable con un abogado antes de escribir.',
    dependsOn: 'su estado y lo que pasó',
  },
  'us.story.sick': {
    says: 'Ninguna ley federal da días pagados por enfermedad, pero muchos estados y ciudades sí, y prohíben castigar por usarlos. Firmas con 50 empleados casi siempre deben dar permiso sin pago por enfermedad grave.',
    dependsOn: 'su estado, su ciudad y el tamaño de la firma',
  },
  'us.story.breaks': {
    says: 'La ley federal no exige descansos para adultos, pero los cortos son tiempo pagado. Muchos estados sí, como California, New York, Washington, Illinois y Massachusetts.',
    dependsOn: 'su estado',
  },
  'us.story.not-served': {
    says: 'Pida a la corte el expediente y la prueba de entrega. Si no le entregaron los papeles, pida enseguida anular la sentencia y parar el embargo. Diga por qué y cuál es su defensa.',
  },
  'us.story.bugs': {
    says: 'El propietario casi siempre debe mantener la casa apta. Escriba con fotos y fecha, llame al inspector de la ciudad, y no deje de pagar antes de conocer la regla de su estado.',
    dependsOn: 'su estado y su contrato',
  },
  ...stateWords('store-demand', {
    AZ: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    CA: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    FL: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    GA: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    IL: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    MA: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    MI: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    NC: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    NJ: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    NY: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    OH: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    PA: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    TX: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    VA: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
    WA: 'una tienda puede reclamar la mercancía y una suma que la ley limita. A los padres pueden reclamarles por un hijo',
  }),
  ...stateWords('sick-days', {
    AZ: 'casi todos los trabajadores ganan tiempo pagado por enfermedad según la ley y no pueden ser castigados por usarlo',
    CA: 'casi todos los trabajadores ganan tiempo pagado por enfermedad según la ley y no pueden ser castigados por usarlo',
    IL: 'casi todos los trabajadores ganan tiempo pagado por enfermedad según la ley y no pueden ser castigados por usarlo',
    MA: 'casi todos los trabajadores ganan tiempo pagado por enfermedad según la ley y no pueden ser castigados por usarlo',
    MI: 'casi todos los trabajadores ganan tiempo pagado por enfermedad según la ley y no pueden ser castigados por usarlo',
    NJ: 'casi todos los trabajadores ganan tiempo pagado por enfermedad según la ley y no pueden ser castigados por usarlo',
    NY: 'casi todos los trabajadores ganan tiempo pagado por enfermedad según la ley y no pueden ser castigados por usarlo',
    WA: 'casi todos los trabajadores ganan tiempo pagado por enfermedad según la ley y no pueden ser castigados por usarlo',
  }),
  ...stateWords('work-breaks', {
    CA: 'tiene 30 minutos de comida en turnos de más de cinco horas y diez minutos de descanso cada cuatro. Uno perdido cuesta a la firma una hora de pago',
    IL: 'tiene 20 minutos de comida en un turno de siete horas y media',
    MA: 'tiene 30 minutos de comida en un turno de más de seis horas',
    NY: 'casi siempre tiene 30 minutos de almuerzo en un turno de más de seis horas',
    WA: 'tiene 30 minutos de comida en turnos de más de cinco horas y diez minutos de descanso cada cuatro',
  }),
}
