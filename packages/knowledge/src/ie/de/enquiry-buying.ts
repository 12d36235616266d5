/** Questions about buying: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_DE: Words = {
  'ie.ask.gym-ill': {
    says: 'Schreiben Sie mit einem Attest und bitten Sie das Studio, den Vertrag zu beenden oder ruhen zu lassen. Eine Klausel, nach der Sie lange ohne Nutzung zahlen, kann unfair sein und bindet Sie dann nicht.',
  },
  'ie.ask.small-claim': {
    says: 'Schreiben Sie zuerst dem Händler und setzen Sie eine Frist. Stellen Sie dann auf courts.ie einen Antrag im Verfahren für kleine Forderungen (small claims) des District Court. Es gilt für Verbraucher bis €2,000, ein Anwalt ist nicht nötig.',
  },
}
