/** The German words of the rows in ../enquiry-locked-out-and-mould.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKED_OUT_AND_MOULD_DE: Words = {
  'ca.fact.locked-out': {
    says: 'Ihr Vermieter darf Sie nicht aussperren, auch nicht bei später Miete. Das darf nur ein Gerichtsbeamter mit Beschluss. Zeigen Sie der Polizei Mietvertrag oder Rechnung und bitten Sie um Einlass. In Ontario rufen Sie die Rental Housing Enforcement Unit an, 1-888-772-9277, sonst das Mietamt für einen Eilbeschluss. Heben Sie Hotelrechnungen auf: Sie können sie fordern.',
  },
  'ca.fact.repairs-qc': {
    says: 'Stoppen Sie die Miete nicht selbst: Sie könnten den Vertrag verlieren. Schicken Sie eine Mahnung (mise en demeure) per Einschreiben mit Fotos und Frist, oft 10 Tage. Beantragen Sie dann beim Wohnungstribunal die Arbeiten, weniger Miete und Schadenersatz. Es kann Ihnen erlauben, die Miete bei ihm zu hinterlegen. Rufen Sie auch die Prüfer der Stadt.',
  },
}
