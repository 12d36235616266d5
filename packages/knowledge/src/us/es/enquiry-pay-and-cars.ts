/** The Spanish words of the rows in ../enquiry-pay-and-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_CARS_ES: Words = {
  'us.ask-life.wages': {
    says: 'Pida por escrito la suma y el día, con sus horas. Después haga gratis un reclamo ante la oficina de trabajo del estado. También puede demandar, casi siempre por el doble, y no pueden castigarle.',
  },
  'us.ask-life.lemon': {
    says: 'Tras varios arreglos fallidos de una falla grave en los primeros años o millas, el fabricante casi siempre debe cambiarlo o devolver el dinero. Guarde cada papel y escriba al fabricante.',
    dependsOn: 'su estado, la edad y millas del auto, y los arreglos',
  },
  'us.ask-life.unfair': {
    says: 'Es ilegal si la razón fue raza, color, religión, sexo, origen, edad desde 40 o discapacidad. Anote lo que dijeron. Acuda a la EEOC o la oficina del estado en 180 o 300 días.',
    dependsOn: 'la razón y las pruebas',
  },
}
