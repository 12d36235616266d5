/** The Spanish words of the rows in ../enquiry-stops-and-tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STOPS_AND_TICKETS_ES: Words = {
  'us.fact.car-door-opened': {
    says: 'En una parada legal la policía puede hacer bajar al conductor y a los pasajeros, y algunos tribunales le dejan abrir la puerta para eso. Abrirla para mirar dentro es un registro: exige buen motivo para esperar pruebas, una orden o su sí. Diga con calma: I do not agree to a search. No se resista. Apunte todo. Un abogado puede pedir que no se use lo hallado.',
    dependsOn: 'por qué se abrió la puerta',
  },
  'us.fact.ticket-and-jail': {
    says: 'Que no le detuvieran entonces no descarta la cárcel. Lea el cargo: casi todas las multas son solo dinero, pero por un delito menor (misdemeanor), como conducir bebido o con la licencia suspendida, puede haber cárcel. Nadie puede ir preso sin que le ofrezcan abogado, gratis si no puede pagar. Vaya ese día, o habrá una orden de arresto. Declárese no culpable y pida un defensor público antes de hablar.',
    dependsOn: 'de qué le acusa el papel',
  },
  'us.fact.truck-driver-ticket': {
    says: 'Declárese no culpable a tiempo y busque un abogado de tráfico local. Pida el registro del radar, sus pruebas y el video. Si un tribunal municipal le condena, casi siempre puede apelar y tener un nuevo juicio, en Alabama en 14 días. Con licencia comercial (CDL) cuentan también las multas en su propio auto. No se pueden ocultar con curso o aplazamiento. Dos de 15 mph o más en tres años pueden costar 60 días.',
  },
  'us.fact.dui-without-drink': {
    says: 'No diga nada más y pida ya un defensor público o un abogado de DUI. El estado debe probar que el alcohol o una droga le impedía conducir. Análisis limpios e informes médicos de una convulsión hablan en contra: pida copias y vaya al médico. Que no le leyeran sus derechos casi siempre solo excluye respuestas dadas detenido. Pida a tiempo la audiencia de la licencia, a menudo de 7 a 15 días. Vaya a cada cita.',
  },
}
