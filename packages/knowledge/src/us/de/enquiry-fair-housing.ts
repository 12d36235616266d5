/** The German words of the rows in ../enquiry-fair-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAIR_HOUSING_DE: Words = {
  'us.ask-home.discrimination': {
    says: 'Beschweren Sie sich innerhalb eines Jahres bei HUD oder bei Ihrem Bundesstaat. Ein Vermieter darf Sie nicht schlechter behandeln wegen Rasse, Geschlecht, Religion, Kindern oder Behinderung. Bei einer Behinderung muss er faire Änderungen machen.',
  },
  'us.ask-home.voucher-refused': {
    says: 'Nach Bundesrecht dürfen die meisten Vermieter einen Gutschein (voucher) ablehnen, aber viele Staaten und Städte verbieten das. Verlangen Sie das Nein schriftlich und beschweren Sie sich beim Amt für Bürgerrechte Ihres Staates.',
    dependsOn: 'Ihr Bundesstaat und Ihre Stadt',
  },
  'us.ask-life.voucher': {
    says: 'Verlangen Sie die Anhörung (hearing) bis zum Tag im Brief schriftlich, und bitten Sie um Ihre Akte. Ihre Hilfe sollte meist bis zur Anhörung weiterlaufen.',
  },
}
