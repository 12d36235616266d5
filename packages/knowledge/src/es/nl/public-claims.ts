/** The Dutch words of Spain: public claims. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_CLAIMS_NL: Words = {
  'es.contributions.right-parts': {
    says: 'U kunt de sociale zekerheid vragen in delen te betalen (aplazamiento). Zolang u dat doet, geldt u als bij, en beslagen staan stil.',
  },
  'es.contributions.surcharge': {
    says: 'Te late premies kosten meestal 10% meer als u in de volgende maand betaalt, en daarna 20% meer.',
  },
  'es.contributions.right-appeal': {
    says: 'Tegen een eis van de sociale zekerheid hebt u een maand voor bezwaar (recurso de alzada). Alleen betaling of een waarborg stopt de inning.',
  },
  'es.contributions.right-grounds': {
    says: 'Tegen haar aanmaning met toeslag tellen deze redenen: betaald, verjaard, rekenfout, uitstel, of de eerste eis niet betekend.',
  },
  'es.benefit.right-judge-first': {
    says: 'Meestal moet een instantie de rechter vragen een toegekende uitkering terug te draaien. Alleen mag zij dat als u iets wegliet, en SEPE binnen een jaar.',
  },
  'es.benefit.right-office-mistake': {
    says: 'Heeft alleen de instantie de fout gemaakt en was u eerlijk, dan kan alles terugvragen oneerlijk zijn. Zeg dat in uw bezwaar.',
  },
  'es.town.right-no-gain': {
    says: 'U bent geen plusvalía verschuldigd als er geen winst was. Geeft de echte winst minder belasting, dan kunt u dat vragen. Stuur beide aktes.',
  },
  'es.town.waste': {
    says: 'Sinds april 2025 moet elke gemeente de echte kosten van afval rekenen. Controleer de woning, het jaar en een korting voor lage inkomens.',
  },
  'es.tax.late-return': {
    says: 'Een te late aangifte zonder oproep kost 1%, en 1% meer per volle maand. Na een jaar is het 15% met rente. Een kwart vervalt als u op tijd betaalt.',
  },
  'es.public.right-two-tries': {
    says: 'Een papieren kennisgeving vraagt twee pogingen bij u thuis voor zij op het openbare bord komt. Ontbreken die, zeg dan dat niet is betekend.',
  },
}
