/** Questions about charges that go on after a contract was cancelled: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCELLED_AND_STILL_CHARGED_ES: Words = {
  'es.ask.cancelled-still-charged': {
    says: 'Su baja vale desde el día en que la pidió. Puede irse de la misma forma en que entró: no le pueden exigir burofax. Diga a su banco que rechace los nuevos recibos y devuelva los de las últimas ocho semanas, sin dar motivo. Reclame los anteriores a la empresa por escrito, con su correo. Una suma de menos de 50 €, o que reclame ante la administración, en arbitraje o en el juzgado, no puede ir a un fichero como ASNEF. La OMIC ayuda gratis.',
  },
}
