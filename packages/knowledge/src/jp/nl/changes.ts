/** The Dutch words of Japan: changes. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_NL: Words = {
  'jp.news.bicycle-tickets': {
    says: 'Sinds 1 april 2026 kunnen mensen van 16 en ouder een blauwe bon (青切符) krijgen als ze op de fiets regels breken.',
    was: 'Fietsers kregen een waarschuwing of een strafzaak.',
    is: 'Betaal het bedrag op de bon op tijd en er komt geen strafzaak. Een telefoon in de hand kost ¥ 12.000.',
  },
  'jp.news.online-court': {
    says: 'Sinds 21 mei 2026 werken burgerlijke rechtbanken online. Zonder advocaat mag u nog papier gebruiken.',
    was: 'Rechtbanken werkten op papier en stuurden papieren per post.',
    is: 'Advocaten moeten online indienen. Papieren kunnen ook online bezorgd worden als u zich daarvoor aanmeldde.',
  },
  'jp.news.child-support': {
    says: 'Bij scheidingen sinds 1 april 2026 kan een ouder ¥ 20.000 per maand voor elk kind vragen, ook zonder afspraak.',
    was: 'Zonder afspraak was er geen vast bedrag om te vragen.',
    is: 'Het wettelijke bedrag geldt totdat u iets afspreekt of een rechter beslist. Gezamenlijk ouderlijk gezag kan ook.',
  },
  'jp.news.freelance-law': {
    says: 'Sinds 1 november 2024 beschermt een wet freelancers: voorwaarden op papier en betaling binnen 60 dagen.',
    was: 'Freelancers hadden weinig eigen regels.',
    is: 'De klant moet de voorwaarden op papier geven, binnen 60 dagen betalen en iets doen tegen lastigvallen.',
  },
  'jp.news.subcontract-law': {
    says: 'Sinds 1 januari 2026 mag een bedrijf geen prijs vastzetten zonder overleg, en kleine leveranciers niet met een wissel betalen.',
    was: 'De oude wet voor onderaannemers liet kopers met een wissel betalen.',
    is: 'Onder de nieuwe wet (取適法) moet een koper over de prijs praten en binnen 60 dagen in geld betalen.',
  },
  'jp.news.inheritance-register': {
    says: 'Sinds 1 april 2024 moet wie grond of een huis erft, dat binnen drie jaar inschrijven.',
    was: 'Inschrijven was een vrije keuze.',
    is: 'Zonder goede reden kan er een boete tot ¥ 100.000 zijn. Voor oudere gevallen eindigt de tijd op 31 maart 2027.',
  },
}
