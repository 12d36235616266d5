/** Questions about a job that the employer ends: reasons, notice and pay in its place: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_NL: Words = {
  'ca.ask.fired': {
    says: 'Buiten Québec en federale banen kunnen ze uw baan zonder reden beëindigen, maar ze moeten een opzegtermijn of geld geven. Teken nog niet. Vraag een advocaat wat eerlijk is.',
    dependsOn: 'uw provincie, uw jaren werk en de reden',
  },
  'ca.ask.fired-qc': {
    says: 'In Québec hebben ze na twee jaar werk een goede en voldoende reden nodig. Klaag binnen 45 dagen bij de CNESST.',
    dependsOn: 'hoe lang u er werkte en de reden',
  },
  'ca.ask.laid-off': {
    says: 'U hebt recht op een opzegtermijn of geld, en misschien een ontslagvergoeding (severance). Vraag nu de werkloosheidsverzekering (employment insurance) aan. Teken geen verklaring dat u niets meer eist (release) voordat u advies hebt.',
    dependsOn: 'uw jaren werk en uw contract',
  },
  'ca.ask.notice': {
    says: 'Het minimum is in de meeste provincies ongeveer één week per jaar, tot acht weken. Rechters geven vaak meer.',
    dependsOn: 'uw provincie en jaren werk',
  },
  'ca.ask.fired-sick-qc': {
    says: 'Nee. In Québec mag u tot 26 weken in 12 maanden ziek zijn, en ontslag daarom is verboden. Klaag binnen 45 dagen bij de CNESST.',
  },
  'ca.ask.fired-sick': {
    says: 'Ontslag om ziekte is meestal in strijd met de mensenrechtenwet. Klaag binnen een jaar. U kunt ook recht hebben op opzegloon, en op uw baan na beschermd verlof.',
  },
}
