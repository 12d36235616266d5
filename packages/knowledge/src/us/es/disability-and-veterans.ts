/** The Spanish words of the rows in ../disability-and-veterans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_AND_VETERANS_ES: Words = {
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
}
