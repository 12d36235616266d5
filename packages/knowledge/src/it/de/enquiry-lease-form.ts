/** The German words of the rows in ../enquiry-lease-form.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FORM_DE: Words = {
  'it.ask.lease-unregistered': {
    says: 'Der Vermieter muss den Vertrag binnen 30 Tagen registrieren und es Ihnen sagen. Ein nicht registrierter Vertrag ist nichtig, er kann ihn nicht durchsetzen. Sie können beim Gericht einen Vertrag nach Gesetz und mit zulässiger Miete verlangen und zu viel Gezahltes zurück. Fragen Sie einen Mieterverein.',
  },
  'it.ask.sublet': {
    says: 'Ein Zimmer ja, wenn der Vertrag es nicht verbietet: Sagen Sie dem Vermieter per Einschreiben, wer kommt, wie lange und welche Räume. Die ganze Wohnung nur mit seiner Zustimmung.',
    dependsOn: 'was Ihr Mietvertrag sagt',
  },
}
