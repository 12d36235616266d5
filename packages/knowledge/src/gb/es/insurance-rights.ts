/** Rights against an insurer that refuses or cuts a claim: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_RIGHTS_ES: Words = {
  'gb.insurance.right-fair': {
    says: 'Tiene derecho a un trato rápido y justo. El seguro no puede rechazar sin un buen motivo.',
  },
  'gb.insurance.right-answers': {
    says: 'Al comprar la póliza solo tenía que contestar con cuidado razonable. No tenía que adivinar qué más querían saber.',
  },
  'gb.insurance.right-careless': {
    says: 'Si una respuesta equivocada fue por descuido y no a propósito, el seguro no siempre puede negarlo todo. Debe hacer lo que habría hecho con la respuesta correcta.',
  },
  'gb.insurance.right-term': {
    says: 'Si rompió una condición que no tenía que ver con el daño, eso solo no debería acabar con la reclamación.',
  },
  'gb.insurance.right-plain': {
    says: 'Si una condición puede significar dos cosas, vale el sentido mejor para usted.',
  },
  'gb.insurance.right-ombudsman': {
    says: 'Puede llevarlo gratis al Financial Ombudsman, tras ocho semanas o una respuesta final.',
  },
  'gb.insurance.value-reality': {
    says: 'Es una oferta por su coche. Puede pedir más antes de decir que sí.',
  },
  'gb.insurance.right-value': {
    says: 'Debe pagar lo que un concesionario habría pedido por su coche justo antes. El Ombudsman mira las guías de precios y pruebas como anuncios.',
  },
  'gb.insurance.step-value': {
    says: 'Antes de decir que sí, pregunte qué guías de precios usó. Envíe anuncios de concesionarios de coches del mismo modelo, edad y kilómetros.',
  },
}
