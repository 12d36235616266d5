/** The Spanish words of the rows in ../public-decisions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_ES: Words = {
  'us.public.right-voucher': {
    says: 'Antes de quitarle el vale, la oficina de vivienda debe escribir las razones y casi siempre darle una audiencia. Pídala antes de la fecha de la carta.',
  },
  'us.public.step-voucher': {
    says: 'Pida la audiencia por escrito y guarde copia. Pida ver antes su expediente.',
  },
  'us.public.right-project': {
    says: 'La vivienda pública o subsidiada solo puede terminar un contrato con buena causa. Debe recibir razones escritas y casi siempre una audiencia.',
  },
  'us.public.right-disability': {
    says: 'Tiene 60 días para apelar un no por discapacidad. Miran su trabajo, su enfermedad y qué empleos podría hacer todavía.',
  },
  'us.public.reality-disability': {
    says: 'Un primer no es común. Muchas personas ganan después, sobre todo en la audiencia con un juez.',
  },
  'us.public.step-disability': {
    says: 'Apele en ssa.gov y envíe papeles nuevos de sus médicos. Diga qué ya no puede hacer en un día normal.',
  },
  'us.public.option-disability': {
    says: 'Pida una nueva revisión y después una audiencia con un juez.',
    title: 'Apelar la decisión',
    cost: 'Gratis. El abogado cobra solo si gana',
    time: '60 días para pedirla; la respuesta tarda meses',
    risk: 'Ninguno.',
    bestFor: 'No puede trabajar de forma estable.',
  },
  'us.public.right-veteran': {
    says: 'Tiene un año para disputar una decisión del VA. Elija un reclamo suplementario con prueba nueva, una revisión superior o la Junta.',
  },
  'us.public.step-veteran': {
    says: 'Una organización de servicio a veteranos ayuda gratis. Pregunte a una antes de elegir.',
  },
  'us.public.want-juror': { says: 'Una corte le pide servir en un jurado. No le acusan de nada.' },
  'us.public.right-juror': {
    says: 'Casi siempre puede aplazarlo una vez, o pedir que le excusen por dificultad, enfermedad o cuidado de otros. No pueden despedirle por ello.',
  },
  'us.public.step-juror': {
    says: 'Llene el formulario antes de su fecha. Si duda de que sea real, llame al número del sitio propio de la corte.',
  },
  'us.public.option-juror': {
    says: 'Escriba a la corte antes del día y diga por qué no puede ir.',
    title: 'Servir, aplazar o pedir excusa',
    cost: 'Gratis',
    time: 'Antes del día del aviso',
    risk: 'No ir puede traer una multa.',
    bestFor: 'Recibió un aviso real de jurado.',
  },
  'us.public.right-aid': {
    says: 'Si pierde la ayuda por sus notas, la escuela debe decir cómo apelar si lo permite. Enfermedad o muerte en la familia son buenas razones.',
  },
  'us.public.right-forgive': {
    says: 'Los préstamos federales pueden borrarse tras diez años de servicio público, por discapacidad duradera o si la escuela cerró. Puede pedir un nuevo conteo.',
  },
  'us.public.right-private-loan': {
    says: 'Un prestamista privado debe demandarle antes de tomar su sueldo. Un préstamo viejo puede ser tarde para la corte según el estado.',
  },
  'us.public.right-code': {
    says: 'La ciudad debe nombrar la regla, darle tiempo para arreglarlo y dejarle apelar o ser oído antes de que la multa sea firme.',
  },
  'us.public.right-code-fine': {
    says: 'Una multa no debe ser desmedida, y exige aviso y audiencia.',
  },
  'us.public.want-code': {
    says: 'La ciudad dice que su propiedad viola una regla y quiere que lo arregle antes de un día.',
  },
  'us.public.step-code': {
    says: 'Arréglelo si puede y envíe fotos. Si necesita tiempo o no está de acuerdo, pídalo por escrito antes de la fecha.',
  },
  'us.public.option-code': {
    says: 'Pida a la ciudad más tiempo o una audiencia.',
    title: 'Pedir tiempo o audiencia',
    cost: 'Gratis o una tasa pequeña',
    time: 'Antes de la fecha del aviso',
    risk: 'Las multas diarias pueden seguir. Pida que paren mientras tanto.',
    bestFor: 'No puede arreglarlo a tiempo o no es verdad.',
  },
  'us.public.right-moved': {
    says: 'Si falta a la audiencia, el juez puede ordenar su salida. Avise a la corte en cinco días de una nueva dirección. El asilo casi siempre se pide en un año.',
  },
  'us.public.step-moved': {
    says: 'Mire en el sitio de la corte la fecha de su audiencia y busque un abogado o representante acreditado. Cuidado con un notario.',
  },
  'us.public.right-sponsor': {
    says: 'El patrocinador debe mostrar ingresos de casi siempre 125% de la línea de pobreza. Un copatrocinador puede cubrir lo que falta.',
  },
  'us.public.right-citizen': {
    says: 'Si le niegan la naturalización, pida audiencia en 30 días (formulario N-336). Tras 120 días sin respuesta desde la entrevista puede ir a la corte.',
  },
  'us.public.right-chart': {
    says: 'Puede recibir sus registros médicos en 30 días por un costo justo, y pedir que los corrijan.',
  },
}
