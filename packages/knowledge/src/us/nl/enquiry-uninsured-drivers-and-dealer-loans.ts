/** The Dutch words of the rows in ../enquiry-uninsured-drivers-and-dealer-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_NL: Words = {
  'us.fact.uninsured-driver': {
    says: 'Kijk eerst in uw eigen polis: uninsured motorist of collision kan betalen, min het eigen risico. Hebt u dat niet, schrijf de bestuurder met twee offertes, foto’s en politierapport, en een dag. Ga dan naar small claims. In de meeste staten kan een onbetaald vonnis zijn rijbewijs schorsen, dat helpt.',
  },
  'us.fact.dealer-loan-fell-through': {
    says: 'Teken niet onder druk een nieuw, duurder contract. Lees wat u tekende: was de koop definitief, dan moeten zij zich eraan houden. Moest de lening eerst worden goedgekeurd en stoppen zij, dan krijgt u aanbetaling en inruilauto of de waarde terug. Vraag de weigering schriftelijk. Klaag bij attorney general en FTC.',
  },
}
