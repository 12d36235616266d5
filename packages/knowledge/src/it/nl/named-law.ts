/** The Dutch words of Italy: named law. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_NL: Words = {
  'it.rent-demand.right-pay-later': {
    says: 'Komt het voor de rechter? Dan kunt u op de eerste zitting huur, rente en kosten betalen, of tot 90 dagen vragen. De huur loopt dan door.',
  },
  'it.rent-demand.rights': {
    says: 'U kunt het bedrag betwisten, een plan aanbieden, en in de woning blijven totdat een rechter beslist.',
  },
  'it.rent-demand.only-judge': {
    says: 'Alleen een rechter kan u wegens onbetaalde huur uit huis zetten (sfratto per morosità). Eerst komt een papier met de dag van een zitting.',
  },
  'it.rent-demand.twenty-days': {
    says: 'De verhuurder van een woning mag een rechter vragen de huur te beëindigen zodra één huur meer dan twintig dagen te laat is.',
  },
  'it.rent-demand.duty': {
    says: 'Een huurder moet op de afgesproken dagen betalen. De verhuurder moet de woning geschikt houden om in te wonen en een bewijs van betaling geven.',
  },
  'it.rent-demand.formal': {
    says: 'Dit is een formele aanmaning voor huur (messa in mora). Vanaf dan loopt rente, en zij stopt de klok van de schuld.',
  },
  'it.rent-demand.step-plan': {
    says: 'Vergelijk de maanden met uw betalingen. Schrijf de verhuurder nu en bied een plan aan, voordat een rechtszaak kosten toevoegt.',
  },
  'it.tax.right-car': {
    says: 'De regio moet de autobelasting vragen vóór het einde van het derde jaar na dat waarin zij verschuldigd was. Later is te laat.',
  },
  'it.tax.right-town': {
    says: 'Een gemeente moet haar brief over IMU of TARI sturen vóór het einde van het vijfde jaar na het jaar waarover het gaat.',
  },
  'it.tax.right-automatic': {
    says: 'Deze rekening komt uit een controle van uw aangifte door de computer. Was daarin iets onduidelijk, dan moest het kantoor het u eerst vragen en 30 dagen geven. Deed het dat niet, schrijf dat dan in uw beroep (ricorso).',
  },
}
