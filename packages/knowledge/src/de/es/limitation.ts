/** The Spanish words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_ES: Words = {
  'de.limitation.ordinary': {
    says: 'La mayoría de las reclamaciones prescriben a los tres años, contados desde el final del año. Tiene que decirlo usted.',
    from: 'el final del año en que venció la factura y supieron quién es usted',
    restartedBy:
      'Un pago o un reconocimiento hace empezar otra vez los tres años. Una orden de pago del juzgado (Mahnbescheid) o unas negociaciones paran el plazo.',
  },
  'de.limitation.loan': {
    says: 'Los préstamos de consumo tardan más: mientras hay atraso, los tres años pueden estar parados hasta diez años. Pida consejo.',
    from: 'el final del año en que venció la suma; en préstamos de consumo el atraso detiene el plazo hasta diez años',
    restartedBy: 'Un pago o un reconocimiento hace empezar otra vez el plazo.',
  },
}
