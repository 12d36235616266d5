/** The Spanish words of the rows in ../offence-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFENCE_HEARING_ES: Words = {
  'de.offence-hearing.who': {
    says: 'Es la oficina de multas (Bußgeldstelle) de una ciudad, un distrito o la policía. No es un tribunal.',
  },
  'de.offence-hearing.reality': {
    says: 'Es una pregunta, no una multa. Ahora no hay que pagar nada.',
  },
  'de.offence-hearing.not-yet': {
    says: 'De esta carta sola no sale multa, puntos ni prohibición de conducir. Antes debe llegar una multa escrita, y puede oponerse.',
  },
  'de.offence-hearing.right-silence': {
    says: 'No tiene que decir nada del asunto, ni quién conducía. Su silencio no puede usarse en su contra.',
  },
  'de.offence-hearing.right-witness': {
    says: 'Como testigo no está acusado. No tiene que nombrar a familiares cercanos, cónyuge o prometido, ni acusarse a sí mismo.',
  },
  'de.offence-hearing.right-person': {
    says: 'Solo su nombre, dirección, nacimiento y datos así deben ser correctos. Negarlos puede costar una multa.',
  },
  'de.offence-hearing.right-file': {
    says: 'Puede ver el expediente con la foto y los datos de la medición. Un abogado lo recibe entero.',
  },
  'de.offence-hearing.over-step': {
    says: 'El día pasó, pero aún puede contestar. Puede que ya haya una multa: vigile si llega un sobre amarillo. Entonces tiene dos semanas para oponerse.',
  },
  'de.offence-hearing.step-form': {
    says: 'Revise los datos personales y devuélvalos si hay un error. Sobre el asunto escriba solo: «De momento no declaro».',
  },
  'de.offence-hearing.step-file': {
    says: 'Pida ver el expediente y la foto antes de decir quién conducía. Revise el día, el lugar y el coche.',
  },
  'de.offence-hearing.warn-false': {
    says: 'No nombre nunca a alguien que no conducía. Puede ser un delito.',
  },
  'de.offence-hearing.insight-logbook': {
    says: 'Si no se sabe quién conducía, pueden ordenarle llevar un libro de viajes (Fahrtenbuch) del coche.',
    actionable:
      'Eso solo pasa en faltas graves, como las que dan un punto. Valórelo con un abogado.',
  },
  'de.offence-hearing.insight-time': {
    says: 'El plazo de esta carta no es estricto. Puede hablar más tarde, hasta en el tribunal.',
    actionable: 'Tómese tiempo para ver antes el expediente.',
  },
  'de.offence-hearing.option-silent': {
    says: 'Dé solo los datos personales y espere lo que manden.',
    title: 'Callar sobre el asunto',
    cost: 'Gratis.',
    time: 'Ahora.',
    risk: 'La multa aún puede llegar. Entonces hay dos semanas para oponerse.',
    bestFor: 'No sabe qué pueden probar.',
  },
  'de.offence-hearing.option-lawyer': {
    says: 'Un abogado de tráfico ve el expediente y responde por usted.',
    title: 'Que responda un abogado de tráfico',
    cost: 'Honorarios, o su seguro jurídico.',
    time: 'Antes de decir quién conducía.',
    risk: 'Pregunte antes el precio.',
    bestFor: 'Hay en juego puntos, una prohibición o su empleo.',
  },
  'de.offence-hearing.step-witness': {
    says: '¿Conducía usted o un familiar cercano? Escriba solo: «Uso mi derecho de testigo a no declarar». Si no, pueden citarle más tarde.',
  },
  'de.offence-hearing.right-silence-off-road': {
    says: 'No tiene que decir nada sobre los hechos. Su silencio no puede usarse en su contra.',
  },
  'de.offence-hearing.step-file-off-road': {
    says: 'Pida ver el expediente antes de decir más. Compruebe el día, el lugar y quién lo vio.',
  },
}
