/** Letters by which a state wants Medicaid paid back from an estate: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAID_ESTATE_DE: Words = {
  'us.medicaid-estate.want': {
    says: 'Der Staat will zurück, was Medicaid für jemanden zahlte. Er darf es nur aus dem nehmen, was diese Person hinterließ.',
  },
  'us.medicaid-estate.right-family': {
    says: 'Solange Ehemann oder Ehefrau leben, darf der Staat nicht eintreiben. Dasselbe gilt für ein Kind unter 21, oder eines jeden Alters, das blind oder behindert ist.',
  },
  'us.medicaid-estate.right-hardship': {
    says: 'Jeder Staat muss einen Weg haben, bei unzumutbarer Härte (undue hardship) zu verzichten. Verlangen Sie das Formular, seine Frist, und wie man gegen ein Nein vorgeht.',
  },
  'us.medicaid-estate.step-write': {
    says: 'Schreiben Sie der Behörde vor ihrem Datum. Sagen Sie, wer noch lebt, schicken Sie Belege, und verlangen Sie eine Liste dessen, was Medicaid zahlte.',
  },
}
