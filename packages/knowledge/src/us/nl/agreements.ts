/** The Dutch words of the rows in ../agreements.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGREEMENTS_NL: Words = {
  'us.agree.right-ill': {
    says: 'Een contract dat iemand tekende terwijl hij te ziek was om het te begrijpen, kan vaak ongedaan worden gemaakt. Schrijf meteen aan het bedrijf en de geldgever.',
  },
  'us.agree.right-promise': {
    says: 'Als u op een duidelijke belofte vertrouwde en daardoor verlies had, kan een rechter hen eraan houden. Bewaar de berichten die het laten zien.',
  },
  'us.agree.right-tuition': {
    says: 'Regels van de staat bepalen wie het lagere collegegeld voor inwoners (in-state tuition) betaalt. Vraag de school schriftelijk om de regel, de redenen en het beroep.',
  },
  'us.agree.right-public-school': {
    says: 'Een openbare school is deel van de staat. Om er geld van te eisen, moet u het misschien binnen maanden melden.',
  },
  'us.agree.right-wear': {
    says: 'Een verhuurder mag geld houden voor echte schade en onbetaalde huur, maar niet voor gewone slijtage.',
  },
  'us.agree.right-one-lease': {
    says: 'Als u allen één huurcontract hebt getekend, kan ieder alle huur schuldig zijn. Laat het op papier zetten als iemand vertrekt of erbij komt.',
  },
}
