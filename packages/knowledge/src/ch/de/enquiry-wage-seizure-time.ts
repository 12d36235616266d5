/** Questions about how long a seizure of wages lasts: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_TIME_DE: Words = {
  'ch.ask.wage-seizure-time': {
    says: 'Eine Lohnpfändung dauert höchstens ein Jahr ab dem Tag der Pfändung, für die Schulden dieser Gruppe. Sie endet früher, wenn diese bezahlt sind. Neue Schulden können danach ein neues Jahr bringen. Haben sich Kosten oder Lohn geändert, etwa durch ein Kind, höhere Miete oder Stellenverlust? Legen Sie Belege vor, dann muss das Betreibungsamt den Betrag sofort anpassen. Zahlen Sie neue Rechnungen, so gut es geht, und gehen Sie zur Schuldenberatung (Caritas).',
  },
}
