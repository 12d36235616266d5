/** Checks of HM Revenue and Customs, late payment, simple assessment and the child benefit charge: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CHECKS_NL: Words = {
  'gb.tax.right-years': {
    says: 'HMRC mag meestal vier jaar terug, zes bij slordigheid en 20 bij opzet. Het moet meer tonen dan een vermoeden. U hebt 30 dagen voor beroep.',
  },
  'gb.tax.right-check': {
    says: 'HMRC mag alleen vragen wat nodig is. U kunt vragen waarom, een adviseur hebben, en de rechter vragen een eindeloze controle te stoppen.',
  },
  'gb.tax.right-late': {
    says: 'Een boete voor te laat betalen vervalt als u een goede reden had, of voor de boetedag uitstel afsprak.',
  },
  'gb.tax.right-simple': {
    says: 'Kloppen de bedragen niet, zeg het HMRC binnen 60 dagen. Na het antwoord hebt u 30 dagen voor beroep.',
  },
  'gb.tax.know-child-charge': {
    says: 'De heffing begint als u of uw partner meer dan £60,000 verdient. Bij £80,000 neemt ze alle kinderbijslag. U kunt de betaling stoppen en het recht houden.',
  },
}
