/** Questions about tax paid too much: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BACK_DE: Words = {
  'ie.ask.tax-back': {
    says: 'Melden Sie sich bei myAccount von Revenue an und verlangen Sie für jedes der letzten vier Jahre ein Statement of Liability. Tragen Sie nach, was Sie nie geltend machten, etwa 20 % der Arztkosten, Pflegeheim, Miete oder Pauschalen. Belege sechs Jahre aufheben. Das Jahr 2022 verfällt nach dem 31. Dezember 2026. Es ist kostenlos; ein Agent nimmt einen Anteil.',
  },
}
