/** The German words of the rows in ../charge-certificate-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGE_CERTIFICATE_STEPS_DE: Words = {
  'gb.pcn.step-certificate': {
    says: 'Kam kein früherer Brief? Fragen Sie die Gemeinde (council) sofort, warum. Sonst zahlen Sie innerhalb von 14 Tagen, um Gerichtskosten zu vermeiden.',
  },
  'gb.pcn.step-witness': {
    says: 'Trifft ein Grund auf Formular TE9 oder PE3 auf Sie zu? Schicken Sie es innerhalb von 21 Tagen an das Traffic Enforcement Centre.',
  },
  'gb.pcn.step-witness-pay': {
    says: 'Trifft kein Grund zu, zahlen Sie oder bitten Sie die Gemeinde um Raten, bevor ein warrant an Gerichtsvollzieher (bailiffs) geht.',
  },
  'gb.pcn.step-certificate-plan': {
    says: 'Können Sie nicht alles zahlen, bitten Sie die Gemeinde (council) jetzt schriftlich um Zeit. Schreiben Sie, warum.',
  },
  'gb.pcn.step-certificate-watch': {
    says: 'Achten Sie auf eine Anordnung (order for recovery). Dabei liegt ein Formular, in dem Sie sagen können, was schiefging, mit 21 Tagen Zeit.',
  },
  'gb.pcn.step-certificate-address': {
    says: 'Prüfen Sie, ob Gemeinde (council) und DVLA Ihre jetzige Adresse haben, damit der nächste Brief ankommt.',
  },
  'gb.pcn.step-witness-late': {
    says: 'Sind die 21 Tage vorbei, schicken Sie TE7 mit TE9 und schreiben Sie, warum Sie zu spät sind.',
  },
  'gb.pcn.step-witness-advice': {
    says: 'Rufen Sie National Debtline an: 0808 808 4000. Dort hilft man kostenlos mit Formularen oder Raten.',
  },
}
