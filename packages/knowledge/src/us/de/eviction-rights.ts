/** The German words of the rows in ../eviction-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_RIGHTS_DE: Words = {
  'us.home.right-cares': {
    says: 'Hat Ihre Wohnung Hilfe des Bundes oder einen vom Bund gestützten Kredit, muss eine Mitteilung wegen unbezahlter Miete meist 30 Tage geben.',
  },
  'us.home.right-violence': {
    says: 'In Wohnungen mit Hilfe des Bundes darf man Sie nicht räumen, weil jemand gegen Sie gewalttätig war.',
  },
  'us.home.right-service': {
    says: 'Im aktiven Militärdienst dürfen Sie und Ihre Familie meist nicht ohne Gerichtsbefehl geräumt werden. Ein Richter kann Ihnen 90 Tage geben.',
  },
  'us.home.right-foreclosure': {
    says: 'Ein Mieter in einem zwangsversteigerten Haus (foreclosed) muss meist 90 Tage vorher Bescheid bekommen und darf oft bleiben, bis der Mietvertrag endet.',
  },
  'us.home.right-good-cause': {
    says: 'In manchen Staaten und Städten darf ein Vermieter nur aus einem Grund kündigen, den das Gesetz nennt. Unbezahlte Miete ist einer, wenn die Mitteilung stimmt. Fragen Sie eine Rechtshilfe (legal aid), ob das bei Ihnen gilt.',
  },
}
