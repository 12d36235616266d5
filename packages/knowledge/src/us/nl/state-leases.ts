/** The Dutch words of the rows in ../state-leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_LEASES_NL: Words = {
  ...stateWords('just-cause', {
    CO: 'kunnen de meeste huurders na een jaar alleen worden uitgezet om een reden uit de wet. Sommige redenen vragen 90 dagen',
    NY: 'kunnen in New York City en sommige andere plaatsen veel huurders alleen om een goede reden worden uitgezet. In het bericht moet staan of de wet voor u geldt',
    OR: 'heeft een verhuurder na het eerste jaar een reden uit de wet nodig, meestal met 90 dagen en een maand huur',
    WA: 'mag een verhuurder de meeste huur alleen beëindigen om een reden uit de wet, in een schriftelijk bericht',
    CA: 'kunnen de meeste huurders van een jaar of langer alleen worden uitgezet om een reden uit de wet. Voor sommige woningen geldt dit niet',
  }),
  ...stateWords('month-notice', {
    'AZ VA': 'moet huur per maand 30 dagen voor de huurdag worden opgezegd',
    CA: 'moet huur per maand 30 dagen vooraf worden opgezegd, of 60 na een jaar',
    FL: 'moet huur per maand 30 dagen voor het einde van een maand worden opgezegd',
    GA: 'moet een verhuurder 60 dagen vooraf bericht geven om huur zonder einddatum (tenancy at will) te beëindigen',
    'IL OH': 'moet huur per maand 30 dagen vooraf worden opgezegd',
    MA: 'moet huur zonder einddatum (tenancy at will) 30 dagen of één huurperiode vooraf worden opgezegd, wat het langst is',
    MI: 'moet huur per maand een maand vooraf worden opgezegd',
    NY: 'moet een verhuurder 30, 60 of 90 dagen vooraf bericht geven, naar hoe lang u er woont. Buiten de stad New York zegt een huurder per maand zelf een maand voor het einde van de huurmaand op',
    NC: 'moet huur per maand maar zeven dagen voor het einde van de maand worden opgezegd. Voor de plaats van een stacaravan zijn het er 60',
    PA: 'moet een huurcontract van een jaar of minder 15 dagen vooraf worden opgezegd, behalve als dit recht in het contract is opgegeven',
    TX: 'moet huur per maand minstens een maand vooraf worden opgezegd, behalve als het huurcontract iets anders zegt',
  }),
  ...stateWords('deposit-claim', {
    AZ: 'heeft een verhuurder 14 werkdagen nadat u vertrekt en erom vraagt om de borg met een lijst terug te geven',
    FL: 'heeft een verhuurder 15 dagen om de borg terug te geven of 30 dagen om een eis erop te sturen. U hebt 15 dagen om bezwaar te maken',
    IL: 'heeft een verhuurder van vijf woningen of meer 30 dagen om op te schrijven wat hij houdt, en 45 dagen om de rest terug te geven',
  }),
  ...stateWords('entry', {
    NJ: 'moet een verhuurder van een gebouw met drie of meer woningen meestal een dag vooraf melden dat hij binnenkomt',
    MA: 'mag een verhuurder alleen binnenkomen om te inspecteren, te repareren of de woning te tonen, zoals het huurcontract toestaat',
    'AL AZ HI': 'moet een verhuurder meestal twee dagen vooraf melden dat hij binnenkomt',
    CA: 'moet een verhuurder meestal 24 uur vooraf schriftelijk melden dat hij binnenkomt',
    FL: 'moet een verhuurder meestal 24 uur vooraf melden dat hij voor reparaties binnenkomt',
    'AK IA NV OH OR': 'moet een verhuurder meestal 24 uur vooraf melden dat hij binnenkomt',
    VA: 'moet een verhuurder meestal 72 uur vooraf melden dat hij voor onderhoud binnenkomt',
    WA: 'moet een verhuurder meestal twee dagen vooraf schriftelijk melden dat hij binnenkomt',
  }),
}
