/** The Spanish words of the rows in ../administrative-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_ORDER_ES: Words = {
  'de.order.want': {
    says: 'Una autoridad decide algo sobre usted: hacer, dejar de hacer o pagar, o le dice que no (Verwaltungsakt).',
  },
  'de.order.reality': {
    says: 'No es un tribunal. Pero si usted calla, la decisión es firme y la autoridad puede ejecutarla.',
  },
  'de.order.not-yet': {
    says: 'En general no pueden ejecutarla mientras su recurso está abierto. Las tasas y tributos son una excepción.',
  },
  'de.order.deadline': {
    says: 'Tiene un mes desde el día en que le llegó. El día indicado cuenta, por seguridad, desde la fecha de la carta.',
    action:
      'Oponerse (Widerspruch) o acudir al tribunal administrativo (Klage), según el final de la carta',
    consequence: 'La decisión será firme, aunque sea errónea.',
  },
  'de.order.right-object': {
    says: 'Puede oponerse (Widerspruch), gratis o por poco dinero, o ir al tribunal administrativo. En algunos Länder solo hay el tribunal.',
  },
  'de.order.right-year': {
    says: 'Si falta la nota sobre los recursos o es errónea, tiene un año y no un mes.',
  },
  'de.order.right-renewal': {
    says: 'Un permiso se renueva si siguen sus motivos: medios propios, pasaporte válido, ninguna razón para expulsar. Los estudiantes deben avanzar.',
  },
  'de.order.right-heard': {
    says: 'Antes de una orden contra usted deben oírle en la mayoría de los casos. La orden debe ser clara y motivada.',
  },
  'de.order.right-urgent': {
    says: 'Quieren ejecutarla ya. Deben motivarlo por escrito. Puede pedir al tribunal una suspensión urgente (Eilantrag).',
  },
  'de.order.right-threat': {
    says: 'Una multa coercitiva (Zwangsgeld) o una obra a su costa debe anunciarse antes por escrito, con importe y plazo. Si cumple a tiempo, no paga nada.',
  },
  'de.order.right-childcare': {
    says: 'Desde el primer cumpleaños el niño tiene derecho a una plaza. «Está lleno» no basta: un juez puede ordenarla pronto.',
  },
  'de.order.right-childcare-court': {
    says: 'Pida al tribunal administrativo una orden rápida (einstweilige Anordnung). Después puede reclamar a la ciudad el sueldo perdido.',
  },
  'de.order.right-mpu': {
    says: 'La orden de presentar un informe (MPU) no se recurre sola. Si falta, pueden quitarle el carné. Vea antes a un abogado.',
  },
  'de.order.right-mpu-alcohol': {
    says: 'Desde 1,6 por mil o en el segundo viaje con alcohol el informe es obligatorio. Usted elige el centro y puede pedir más tiempo.',
  },
  'de.order.right-towing': {
    says: '¿Se lo llevaron por señales puestas después de aparcar? Solo paga desde el cuarto día: tres días completos antes.',
  },
  'de.order.nrw-court': {
    says: 'En Renania del Norte-Westfalia normalmente no hay Widerspruch. Se acude al tribunal administrativo en un mes.',
  },
  'de.order.nrw-order': {
    says: 'La orden debe evitar un peligro real y ser el medio más suave. La coacción debe anunciarse antes por escrito.',
  },
  'de.order.step-read': {
    says: 'Lea el final de la carta (Rechtsbehelfsbelehrung): adónde, cómo y hasta cuándo. Anote el día en que llegó.',
  },
  'de.order.step-file': {
    says: 'Pida ver el expediente (Akteneinsicht). Haga fotos y reúna pruebas.',
  },
  'de.order.step-time': {
    says: '¿Es correcto pero demasiado pronto? Llame y pida por escrito más tiempo antes de la fecha.',
  },
  'de.order.step-hearing': {
    says: 'Primero piden su versión (Anhörung). Aún no hay decisión. Responda a tiempo con hechos y fotos.',
  },
  'de.order.option-object': {
    says: 'Escriba que se opone o que demanda, con fecha y número. Los motivos pueden seguir.',
    title: 'Recurrir la decisión',
    cost: 'El Widerspruch es barato. El tribunal pide antes una tasa.',
    time: 'En un mes.',
    risk: 'Si pierde, paga tasas.',
    bestFor: 'Cree que es un error.',
  },
  'de.order.option-comply': {
    says: 'Haga a tiempo lo que se pide y envíe fotos.',
    title: 'Cumplir a tiempo',
    cost: 'Lo que cueste el trabajo.',
    time: 'Hasta la fecha de la carta.',
    risk: 'En la práctica renuncia al recurso.',
    bestFor: 'Es correcto y fácil de hacer.',
  },
  'de.order.option-help': {
    says: 'Si gana poco, pida un vale para un abogado en el juzgado local.',
    title: 'Preguntar a un abogado',
    cost: '15 € con el vale.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Hay mucho en juego.',
  },
}
