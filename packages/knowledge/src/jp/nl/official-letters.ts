/** The Dutch words of Japan: official letters. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_LETTERS_NL: Words = {
  'jp.benefit.who': {
    says: 'Dit is een kantoor van de overheid. Het moet redenen geven als het tegen u beslist.',
  },
  'jp.benefit.reality': {
    says: 'Zo’n beslissing kan verkeerd zijn, en kantoren gaan vaak akkoord met kleine delen per maand.',
  },
  'jp.benefit.not-yet': {
    says: 'Er wordt niets meteen in beslag genomen. Bel vóór de datum en zeg wat u kunt betalen.',
  },
  'jp.benefit.step-call': {
    says: 'Zoek bewijs van wat u hun zei en wanneer. Neem het mee naar het kantoor en vraag de maanden en de berekening.',
  },
  'jp.benefit.option-parts': {
    says: 'Vraag om kleine delen per maand die u genoeg laten om te leven.',
    title: 'Om delen vragen',
    cost: 'Gratis.',
    time: 'Vóór de datum.',
    risk: 'Ze kunnen bewijs vragen.',
    bestFor: 'Het bedrag klopt, maar is nu te hoog.',
  },
  'jp.insure.not-yet': {
    says: 'Een eerste nee beëindigt niets. U kunt binnen de drie jaar meer papieren sturen en opnieuw vragen.',
  },
  'jp.insure.step-file': {
    says: 'Verzamel de polis, de voorwaarden, foto’s, rekeningen en papieren van artsen. Schrijf op wat er elke dag gebeurde.',
  },
  'jp.insure.option-adr': {
    says: 'Gebruik na de verzekeraar de gratis geschillendienst voor verzekeringen (金融ADR).',
    title: 'De gratis geschillendienst gebruiken',
    cost: 'Gratis of goedkoop.',
    time: 'Binnen de drie jaar.',
    risk: 'Het kan maanden duren.',
    bestFor: 'De verzekeraar zegt nog steeds nee.',
  },
}
