/** Questions about flights and package trips that are cancelled: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_ES: Words = {
  'nl.ask.flight': {
    says: 'Pida a la aerolínea atención, reembolso u otro vuelo y la suma fija de la norma europea. No debe la suma por causas inevitables, como una tormenta.',
    dependsOn: 'la causa, el retraso y la distancia',
  },
  'nl.ask.package-tour': {
    says: 'Si el organizador anula un viaje combinado, le devuelven todo en 14 días. No tiene que aceptar un vale. Si anula usted, casi siempre paga un coste justo, pero nada si hechos graves en el lugar impiden el viaje.',
    dependsOn: 'quién anuló y por qué',
  },
  'nl.ask.train-late': {
    says: 'El derecho europeo da el 25 % del billete desde 60 minutos de retraso y el 50 % desde dos horas. NS paga más en sus trenes: la mitad desde 30 minutos y todo desde una hora. Pídalo pronto en la web de la empresa, con la fecha y el viaje. Si se niega, vaya a la comisión de litigios (Geschillencommissie Openbaar Vervoer).',
  },
  'nl.ask.flight-via-site': {
    says: 'La aerolínea debe devolverle el dinero o cambiarle el vuelo, también si reservó por una web. Tiene siete días; ese plazo no obliga a la web. Pídalo por escrito a la propia aerolínea. La comisión de la web es parte del precio, salvo que la aerolínea no supiera de ella. No tiene que aceptar un vale. ¿Se lo dijeron menos de 14 días antes? Reclame además de 250 a 600 €, pero no por una tormenta y similares. ¿Sin respuesta? Avise a la ILT, o vaya al juez en dos años. Vale desde la UE, o hacia ella con una aerolínea de la UE.',
  },
}
