/** Questions about brothers and sisters who inherit together: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_AMONG_THEMSELVES_NL: Words = {
  'de.ask-family.heirs-together': {
    says: 'Zonder testament delen de kinderen gelijk; een overlevende partner krijgt meestal de helft. Vraag het Nachlassgericht of er een testament is. Erfgenamen bezitten en beslissen samen: niemand mag alleen het huis verkopen of de rekening leeghalen. Vraag uw broer of zus schriftelijk een lijst van alles; wie het heeft, moet het zeggen. Stel een schriftelijke verdeling voor. Geen akkoord? Ga eerst naar een advocaat.',
  },
}
