/** Questions of flatmates who have no tenancy of their own: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLATMATES_DE: Words = {
  'nz.ask.flatmate': {
    says: 'Stehen Sie nicht im Mietvertrag, sind Sie flatmate, und das Mietrecht schützt Sie nicht. Es zählt, was Sie beide vereinbart haben. Ist nichts vereinbart, muss man Ihnen faire Zeit geben, oft ein bis zwei Wochen oder eine Mietperiode. Ihre Sachen darf man nicht behalten. Die Kaution gehört Ihnen, abzüglich echten Schadens: schriftlich mit Datum fordern, dann Disputes Tribunal. Stehen Sie im Vertrag, entscheidet nur das Tenancy Tribunal.',
    dependsOn: 'was Sie mit dem Mitbewohner vereinbart haben',
  },
}
