/** The German words of the rows in ../enquiry-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_DE: Words = {
  'au.ask.leave-paid-out': {
    says: 'Nicht genommener Urlaub muss am Ende der Arbeit ausgezahlt werden. Zum Urlaub zwingen dürfen sie nur, wenn Ihr Tarif (award) es erlaubt und es fair ist, etwa bei Betriebsferien.',
  },
  'au.ask.public-holiday': {
    says: 'An Feiertagen dürfen Sie frei haben, mit Grundlohn, wenn Sie gearbeitet hätten. Sie dürfen Sie fair um Arbeit bitten, und Sie dürfen aus fairen Gründen ablehnen. Awards geben meist mehr Lohn.',
  },
  'au.ask.sick-leave': {
    says: 'Vollzeit bringt zehn bezahlte Krankheitstage im Jahr, Teilzeit anteilig. Sie wachsen ab dem ersten Tag, nach vier Monaten sind es etwa drei. Der Chef darf schon für einen Tag einen Nachweis verlangen. Es reicht ein Zettel von Arzt oder Apotheke oder eine eidesstattliche Erklärung (statutory declaration). Aushilfen (casuals) haben keine bezahlten Tage. Wegen kurzer Krankheit mit Nachweis darf man nicht kündigen.',
  },
}
