/** Questions about what may be taken of pay, pensions, accounts and homes: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_WORDS: Words = {
  'it.ask.wage': {
    says: 'Hoogstens een vijfde voor gewone schulden, en pas na een bevel van de rechter en een waarschuwing (precetto). De belastinginner mag een tiende nemen tot € 2.500, een zevende tot € 5.000.',
    dependsOn: 'wie het neemt en hoeveel u verdient',
  },
  'it.ask.pension': {
    says: 'Tot € 1.092,48 per maand is in 2026 veilig. Van de rest mogen ze een vijfde nemen.',
    dependsOn: 'hoe hoog uw pensioen is',
  },
  'it.ask.account': {
    says: 'Vraag de bank vandaag schriftelijk wie blokkeerde en waarom. Met een bevel van de rechter of door de belastinginner mag het. Loon of pensioen dat er al staat, is in 2026 veilig tot € 1.638,72. Ga snel naar een advocaat. Was het de bank zelf? Klaag schriftelijk en ga na 60 dagen naar de ABF.',
    dependsOn: 'wie handelt en waar het geld vandaan komt',
  },
  'it.ask.home-sale': {
    says: 'De belastinginner mag uw enige woning waar u woont niet verkopen, behalve een luxe woning. Een bank of andere schuldeiser met een bevel van de rechter kan dat wel.',
    dependsOn: 'wie de schuldeiser is',
  },
  'it.ask.myth-all-wages': {
    says: 'Ze mogen nooit alles nemen: voor gewone schulden hoogstens een vijfde.',
  },
  'it.ask.officer-enter': {
    dependsOn: 'of er een titel is',
    says: 'Zonder titel en precetto mag de deurwaarder niet binnen. Met die twee mag hij in huis zoeken en, als u weg bent of weigert, met de politie openen. Vraag de titel te zien. Wat u nodig hebt om te leven is veilig.',
  },
  'it.ask.home-bank': {
    says: 'Ja, een bank of private schuldeiser kan dat, ook de eerste woning: alleen de fiscus niet. Eerst komen titel, precetto en veiling. U kunt in 48 maanden betalen (conversione) of een plan vragen bij het OCC. Ga nu naar een advocaat.',
  },
}
