/** Questions of a guarantor for rent: asked to pay, or free since the tenant left: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUARANTOR_ASKED_TO_PAY_DE: Words = {
  'fr.ask-home.guarantor-asked-to-pay': {
    says: 'Ohne Titel eines Gerichts darf niemand Lohn oder Rente pfänden. Verlangen Sie Urkunde, Mietvertrag und Abrechnung: Fehlen Miete, Erhöhung und was Sie übernehmen, ist die Urkunde nichtig. Wurde Ihnen die Zahlungsaufforderung an den Mieter (commandement) nicht binnen 15 Tagen zugestellt? Dann schulden Sie die Miete, aber keine Strafen oder Verzugszinsen. Ein Richter kann zwei Jahre geben. Ohne Enddatum kündigen Sie für später. Fragen Sie die ADIL.',
  },
  'fr.ask-home.guarantor-child-left': {
    says: 'Mietete Ihr Kind mit jemandem, der nicht Ehe- oder PACS-Partner ist? Dann befreit Sie die Kündigung Ihres Kindes, sobald ein neuer Mitbewohner im Vertrag steht, spätestens sechs Monate nach ihrem Ende. Ohne Kündigung bleiben Sie gebunden: Lassen Sie sie heute schicken. Kam das commandement an den Mieter nicht binnen 15 Tagen förmlich auch zu Ihnen? Dann schulden Sie keine Strafen. Ohne Gerichtstitel darf niemand Lohn oder Rente pfänden. Fragen Sie die ADIL.',
  },
}
