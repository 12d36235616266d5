/** The Spanish words of the rows in ../citizenship-and-green-cards.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITIZENSHIP_AND_GREEN_CARDS_ES: Words = {
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
  'us.life.want-citizen': {
    says: 'La oficina de inmigración decide sobre su solicitud de ciudadanía.',
  },
  'us.life.step-citizen': {
    says: 'Anote la fecha de la carta y pida a un abogado de inmigración o representante acreditado que la lea.',
  },
  'us.life.option-citizen': {
    says: 'Pida audiencia con el formulario N-336, o solicite de nuevo más tarde.',
    title: 'Pedir una audiencia',
    cost: 'Una tasa, que pueden perdonar',
    time: '30 días desde la entrega',
    risk: 'Revisan de nuevo los hechos.',
    bestFor: 'La razón es un error o tiene prueba nueva.',
  },
  'us.life.right-green-card': {
    says: 'Avise a inmigración de una nueva dirección en diez días. Una tarjeta condicional exige el formulario I-751 en los 90 días antes de vencer.',
  },
}
