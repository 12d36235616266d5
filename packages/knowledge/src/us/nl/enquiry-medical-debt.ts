/** Questions about hospital bills and medical records: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_DEBT_NL: Words = {
  'us.ask-debt.right-estimate': {
    says: 'Zonder verzekering kunt u vóór geplande zorg een schriftelijke schatting vragen. Een rekening die er $400 of meer boven ligt, kunt u 120 dagen lang betwisten. Bij spoed is er meestal geen.',
  },
  'us.ask-debt.medical-report': {
    says: 'Een rechter vernietigde het federale verbod in juli 2025. De bureaus zeggen dat zij betaalde schulden, schulden jonger dan een jaar en schulden onder $500 weglaten. Sommige staten verbieden ze.',
    dependsOn: 'het bedrag, hoe oud het is en uw staat',
  },
  'us.fact.small-payments-hospital': {
    says: 'Geen wet verbiedt een ziekenhuis incasso terwijl u kleine bedragen stuurt. Alleen een regeling die het heeft aanvaard bindt het. Maar een non-profitziekenhuis moet financiële hulp bieden en uw formulier 240 dagen na de eerste rekening aannemen. Zolang het beslist, geen rechtszaak of kredietmelding. Stuur het vandaag en meld het de incasso. Betwist schriftelijk binnen 30 dagen.',
  },
  'us.ask-debt.hospital-collections': {
    says: 'Een ziekenhuis zonder winstdoel moet minstens 120 dagen wachten voor zware stappen zoals een rechtszaak. Het moet die stoppen terwijl het naar uw verzoek om hulp kijkt. Dat kunt u 240 dagen lang doen.',
    dependsOn: 'of het ziekenhuis zonder winstdoel werkt',
  },
  'us.ask-life.medical-records': {
    says: 'U kunt uw gegevens krijgen, meestal binnen 30 dagen en voor een redelijke prijs. Zij mogen ze niet vasthouden om een onbetaalde rekening. Klaag bij het HHS Office for Civil Rights.',
  },
}
