/** Questions about damage that was reported late to the insurer: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_CLAIM_NL: Words = {
  'fr.ask-buy.insurance-late': {
    says: 'Het contract bepaalt de termijn: minstens vijf werkdagen, bij diefstal twee. Maar laat melden kost de dekking alleen als het contract dat duidelijk zegt. En de verzekeraar moet bewijzen dat de vertraging hem schaadde. Bij overmacht, zoals ernstige ziekte, blijft de dekking. Vraag clausule en bewijs schriftelijk, ga dan naar de gratis bemiddelaar.',
    dependsOn: 'de clausule in het contract en de schade door de vertraging',
  },
}
