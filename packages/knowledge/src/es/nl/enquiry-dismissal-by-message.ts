/** The Dutch words of the rows in ../enquiry-dismissal-by-message.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_MESSAGE_NL: Words = {
  'es.ask.dismissed-message': {
    says: 'Ontslag moet schriftelijk, met de feiten en de datum. Een bericht of telefoontje zonder dat maakt het onterecht (improcedente). Bewaar het en schrijf dat u het niet eens bent. U hebt 20 werkdagen.',
  },
  'es.ask.trial-period': {
    says: 'In de proeftijd mogen zij zonder reden en termijn stoppen. De proeftijd moet op papier staan en niet te lang zijn. Wegens zwangerschap of een andere verboden reden is het nietig. U hebt 20 werkdagen.',
    dependsOn: 'wat uw contract zegt en waarom zij het deden',
  },
}
