/** The Spanish words of the rows in ../enquiry-pay-seized.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_SEIZED_ES: Words = {
  'ca.fact.pay-seized-on': {
    says: 'No la mitad por una deuda común. En Ontario el 80% del sueldo neto está a salvo, así que se toma el 20% como máximo. Por manutención puede ser la mitad. La corte puede bajarlo si lo pide, por ejemplo por hijos. Si nunca vio la demanda, pida ya anular la sentencia. Una consumer proposal también lo para.',
  },
  'ca.fact.pay-seized-bc': {
    says: 'En Columbia Británica el 70% del sueldo neto casi siempre está a salvo: se toma cerca del 30%, y cada orden alcanza un pago. Por manutención puede ser la mitad. Pida en la corte una audiencia para bajarlo o pagar a plazos. Una consumer proposal también lo para.',
  },
  'ca.fact.pay-seized-qc': {
    says: 'En Quebec solo se puede tomar el 30% del sueldo por encima de una base, que crece con su familia. Por manutención es el 50%. Revise con la calculadora del ministerio de justicia. Puede pagar usted a la corte (dépôt volontaire), y eso para el embargo.',
  },
  'ca.fact.seized-without-court': {
    says: 'Todavía no. Por tarjeta, teléfono o préstamo primero deben demandar y ganar. Usted recibiría una demanda y tiempo para contestar. No pague ni prometa hasta ver si es muy vieja: en casi todas las provincias dos años, en Quebec tres. Pida prueba por escrito y denuncie la amenaza a su provincia.',
  },
  'ca.fact.judgment-unseen': {
    says: 'Actúe esta semana. Pida a la corte el expediente y la prueba de entrega. Luego pida anular la sentencia en rebeldía. Diga cuándo lo supo, por qué no contestó y cuál es su defensa, como muy vieja o no es suya. Pida también que el embargo pare hasta la audiencia.',
  },
}
