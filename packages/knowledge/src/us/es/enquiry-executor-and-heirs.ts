/** Questions of heirs: an executor who tells nothing, and things that are taken before a court has named anyone: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXECUTOR_AND_HEIRS_ES: Words = {
  'us.fact.executor-tells-nothing': {
    says: 'El albacea (executor) actúa para todos los herederos y debe hacer una lista de los bienes y rendir cuentas. En Massachusetts y muchos otros estados la lista vence a los tres meses. Vea el expediente en el tribunal de sucesiones (probate court). Pida por escrito una cuenta completa y el día de su parte. No tiene que firmar un acuerdo para recibir lo que el testamento le da. Si no llega nada, pida al juez que ordene las cuentas o lo aparte.',
  },
  'us.fact.nobody-named-yet': {
    says: 'Nadie puede llevarse ni repartir cosas hasta que el tribunal nombre a quien lleva la herencia. Ni siquiera quien figura en el testamento. Si esa persona no quiere, cualquier heredero puede pedirlo y otros pueden oponerse enseguida. En Nueva Jersey es un caveat, ante el Surrogate. En muchos estados quien tiene el testamento debe entregarlo al tribunal. Haga una lista y fotos de todo. Lo que se llevaron se puede reclamar o cuenta como parte de su cuota.',
  },
  'us.fact.taken-while-alive': {
    says: 'Mientras la persona vive, un executor no tiene ningún poder. Las cosas siguen siendo suyas y solo ella puede regalarlas. Pida a su madre o padre que lo escriba, si puede. Haga ya una lista y fotos. Quien tiene un poder debe usarlo todo para el bien de la persona. Quitarle cosas a alguien enfermo puede ser abuso (elder abuse): 1-800-677-1116. Tras la muerte vale el testamento, y un heredero puede pedir una venta y partes iguales.',
  },
}
