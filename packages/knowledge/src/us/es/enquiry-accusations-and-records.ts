/** Questions of people who are accused of harassment or of a crash, or whose old arrest is seen: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCUSATIONS_AND_RECORDS_ES: Words = {
  'us.fact.accused-of-stalking': {
    says: 'No escriba, no llame ni visite más a esa persona, tampoco para explicarse. Guarde todos los mensajes y anote dónde estaba y quién lo vio. Si llegan papeles del juzgado, cumpla desde ese día la primera orden y no tenga armas. Vaya a la audiencia con sus pruebas: sin usted, el juez puede decidir solo. Una orden puede salir en controles para empleos y licencias: pregunte a un abogado o a la ayuda legal.',
  },
  'us.fact.arrest-papers-abroad': {
    says: 'Pida en la oficina del tribunal de cada caso una copia certificada de cómo terminó. Cuesta poco y no necesita abogado. Por 18 dólares el FBI le envía su propio historial; puede reclamar gratis si falta algo. Lleve estos papeles. Canadá mira condenas y hechos: un cargo retirado casi nunca impide entrar, pero una condena por drogas puede impedirlo. Cada país tiene su regla: pregunte antes a su consulado.',
  },
  'us.fact.own-criminal-record': {
    says: 'Mire su propio historial. Por 18 dólares el FBI le envía lo que tiene, y la policía de su estado lleva otro archivo. Estos archivos nacen de huellas: quien nunca fue fichado muchas veces no está. Pero el tribunal guarda su propio expediente, casi siempre público, con el cargo y cómo terminó. Si un control no trajo problemas, no hallaron nada o nada que impida: pregunte al organismo por escrito.',
  },
  'us.fact.said-to-have-crashed': {
    says: 'Envíe cada carta el mismo día a su seguro: casi siempre debe defenderle y pagar si pierde. Haga ya fotos del auto por todos los lados y anote quién vio qué. Rellene el informe de choque del estado antes de su día, breve y cierto: dónde, cuándo y que no vio daño. En Illinois es en 10 días si hay heridos o el daño pasa de 1.500 dólares. No admita culpa ni adivine.',
  },
  'us.fact.letter-to-their-lawyer': {
    says: 'No tiene que hacerlo: una carta que él recibió cuenta desde ese día, la lea quien la lea. Aun así conviene, porque no cuesta nada y un juez verá buena fe. Déjelo a su abogado: si la otra parte tiene abogado, el suyo debe escribirle a ese. Dígaselo hoy. Que la copia nueva diga que los días de la primera carta siguen corriendo. Guarde la prueba de cuándo llegó la primera.',
  },
}
