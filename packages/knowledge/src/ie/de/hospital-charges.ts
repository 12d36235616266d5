/** The German words of the rows in ../hospital-charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOSPITAL_CHARGES_DE: Words = {
  'ie.hospital.want': {
    says: 'Ein Krankenhaus verlangt eine Gebühr. Prüfen Sie, ob Sie zu denen gehören, die nichts zahlen.',
  },
  'ie.hospital.right-free': {
    says: 'Die 100 € zahlen Sie nicht mit einer Medical Card, einem Brief Ihres Hausarztes oder wenn Sie dann im Krankenhaus blieben. Auch nicht, wenn Sie wegen derselben Sache wiederkamen.',
  },
  'ie.hospital.right-inpatient': {
    says: 'Seit dem 17. April 2023 zahlt ein öffentlicher Patient keine Tagesgebühr im öffentlichen Krankenhaus.',
  },
  'ie.hospital.right-hardship': {
    says: 'Wäre das Zahlen eine echte Härte, bitten Sie den HSE, die Gebühr zu erlassen oder kleine Raten zu erlauben.',
  },
  'ie.hospital.step': {
    says: 'Schreiben Sie an die Rechnungsstelle des Krankenhauses. Legen Sie eine Kopie der Medical Card oder des Briefs Ihres Hausarztes bei.',
  },
}
