/** Questions about leaving a job because the pay does not come: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_UNPAID_DE: Words = {
  'fr.ask-work.unpaid-leave': {
    says: 'Hören Sie nicht auf zu arbeiten und kündigen Sie nicht zuerst. Fordern Sie den Lohn per Einschreiben, dann das schnelle Arbeitsgericht (référé), ohne Anwalt. 50 € können fällig sein, nicht mit Prozesskostenhilfe. Eine Kündigung öffnet Arbeitslosengeld, wenn ein Gericht den fehlenden Lohn festgestellt hat. Vor einer Beendigung wegen Fehlern des Chefs (prise d’acte) zur Gewerkschaft. Bei Insolvenz zahlt der AGS-Fonds.',
    dependsOn: 'ob ein Gericht den fehlenden Lohn bestätigt hat',
  },
}
