/** The Dutch words of the rows in ../state-tenants.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TENANTS_NL: Words = {
  ...stateWords(['pay-to-stay', 'pay-to-stay-case'], {
    AZ: 'redt u het huurcontract als u alle huur en kosten voor te laat betalen betaalt voor de zaak is ingediend. Later bent u ook kosten schuldig, en na een vonnis moet de verhuurder akkoord gaan',
    CA: 'is de zaak klaar als u alle huur betaalt binnen de tijd van het bericht. Later kan een rechter u bij grote moeite nog laten blijven',
    FL: 'moet u de huur binnen vijf dagen aan de rechtbank betalen om gehoord te worden. Een verhuurder mag niet uitzetten als straf voor een klacht',
    GA: 'eindigt de zaak als u alle huur en de rechtbankkosten binnen zeven dagen na de papieren betaalt, één keer in 12 maanden',
    IL: 'is de zaak klaar als u alle huur betaalt binnen de vijf dagen van het bericht',
    MA: 'kunt u blijven als u alle huur betaalt uiterlijk op de dag dat uw antwoord binnen moet zijn. Zonder vast huurcontract hebt u meestal maar tien dagen na het bericht',
    MO: 'eindigt de zaak als u alle huur en kosten betaalt uiterlijk op de dag van het vonnis. Betaalt u het vonnis voor het definitief is, dan stopt dat meestal de uitzetting',
    MS: 'kunt u blijven als u alles betaalt voor de zitting, of uiterlijk op de dag die de rechter stelt om te gaan. Dat is meestal zeven dagen',
    MI: 'kunt u blijven als u alle huur en kosten betaalt binnen 10 dagen na het vonnis',
    NJ: 'eindigt de zaak als u alle huur en kosten betaalt. Dat kan nog binnen drie werkdagen na het ontruimingsbericht of de ontruiming',
    NY: 'eindigt een zaak om onbetaalde huur als u alle huur betaalt voor de zitting. Alles betalen voor de uitzetting stopt die meestal ook',
    NC: 'eindigt de zaak als u de huur en de kosten betaalt voor het vonnis. U hebt 10 dagen voor beroep',
    OH: 'mag een verhuurder u niet uitzetten als straf voor een klacht. Bij slechte reparaties kunt u uw huur aan de rechtbank betalen',
    PA: 'kunt u een uitzetting om huur stoppen door alle huur en kosten te betalen voor die gebeurt. U hebt 10 dagen voor beroep',
    SC: 'kan vijf dagen te late huur genoeg zijn voor een zaak, want in de meeste contracten staat het bericht al. Na de papieren hebt u tien dagen om een zitting te vragen',
    TN: 'redt u het huurcontract als u alle huur betaalt binnen de 14 dagen van het bericht. Een vetgedrukte regel in het contract kan dat bericht opgeven',
    TX: 'kunt u binnen vijf dagen in beroep tegen een vonnis van uitzetting. U betaalt dan huur aan de rechtbank',
    VA: 'moet het bericht schriftelijk zijn. U kunt blijven als u alles betaalt tot 48 uur voor de sheriff komt',
    WA: 'kunt u blijven als u alles betaalt binnen vijf rechtbankdagen na het vonnis. U kunt om een plan vragen',
  }),
  ...stateWords('no-revenge', {
    'AZ CA FL GA IL MA MI NJ NY NC OH TX VA WA CO CT HI IA KY MD MN NV OR SC TN WI':
      'mag een verhuurder u niet uitzetten of de huur verhogen als straf voor een klacht over reparaties',
  }),
  ...stateWords('repairs', {
    AZ: 'meldt u het schriftelijk: 10 dagen, of 5 dagen als er gevaar is voor de gezondheid. Bij kleine reparaties mag u de kosten aftrekken',
    CA: 'moet de woning geschikt zijn om in te wonen, in de meeste contracten sinds 2026 met fornuis en koelkast. Na een melding en een redelijke wachttijd mag u het laten maken en tot een maand huur aftrekken',
    FL: 'meldt u schriftelijk wat er mis is. Is het na zeven dagen niet gemaakt, dan hebt u misschien een verweer of mag u vertrekken',
    GA: 'moet de verhuurder de woning in goede staat en geschikt houden. Meld het schriftelijk',
    IL: 'mag u na een schriftelijke melding en 14 dagen kleine gebreken laten maken en de kosten aftrekken, binnen grenzen',
    MA: 'vraagt u de gezondheidsdienst (board of health) om te inspecteren. Daarna mag u het laten maken of huur inhouden, binnen regels',
    MI: 'belooft elk huurcontract een woning in redelijke staat en geschikt voor gebruik. Meld het schriftelijk',
    NJ: 'moet de woning geschikt zijn om in te wonen. Na een melding mag u belangrijke dingen laten maken en de kosten aftrekken',
    NY: 'belooft elk huurcontract een woning die geschikt en veilig is. Een rechter kan de huur verlagen bij slechte staat',
    NC: 'moet de verhuurder de woning geschikt en veilig houden. U mag niet zonder rechter stoppen met huur betalen, maar kunt wat terugvragen',
    OH: 'kunt u na een schriftelijke melding en een redelijke tijd, hoogstens 30 dagen, uw huur aan de rechtbank betalen',
    PA: 'belooft elk huurcontract een woning die geschikt is om in te wonen. Meld het de verhuurder schriftelijk voor u huur inhoudt',
    TX: 'schrijft u aangetekend (certified mail) en moet u bij zijn met de huur. De verhuurder heeft meestal zeven dagen om echt moeite te doen',
    VA: 'kunt u na een schriftelijke melding de huur aan de rechtbank betalen en een rechter vragen reparaties te bevelen (tenant’s assertion)',
    WA: 'heeft de verhuurder na een schriftelijke melding 24 uur, 72 uur of 10 dagen, naar hoe erg het is',
  }),
}
