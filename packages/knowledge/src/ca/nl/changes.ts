/** The Dutch words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_NL: Words = {
  'ca.news.nsf-fee': {
    says: 'Sinds 12 maart 2026 mag een bank hoogstens $10 rekenen als een betaling mislukt omdat er te weinig geld is.',
    was: 'Banken rekenden tot ongeveer $48 per keer.',
    is: 'Hoogstens $10, één keer in twee werkdagen, en niets als u minder dan $10 te kort komt.',
  },
  'ca.news.interest-cap': {
    says: 'Bij leningen sinds 1 januari 2025 is rente boven 35% per jaar een misdrijf. Leningen tot de volgende loondag (payday loans) kosten hoogstens $14 per $100.',
    was: 'De grens was 60% per jaar, ongeveer 48% zoals kredietgevers het tellen.',
    is: 'De grens is 35% per jaar met alle kosten, voor overeenkomsten van sindsdien.',
  },
  'ca.news.on-seven-days': {
    says: 'Sinds 21 september 2026 geeft een N4 voor onbetaalde huur u maar zeven dagen om te betalen.',
    was: 'Wie per maand huurt, had 14 dagen om te betalen na een N4.',
    is: 'Het zijn zeven dagen voor elke N4 die sinds 21 september 2026 is gegeven.',
  },
  'ca.news.on-review': {
    says: 'Sinds 1 juli 2026 hebt u maar 15 dagen om de Landlord and Tenant Board van Ontario te vragen zijn bevel te herzien.',
    was: 'U had 30 dagen om herziening van een bevel te vragen.',
    is: 'Het zijn 15 dagen voor elk bevel sinds 1 juli 2026.',
  },
  'ca.news.on-rent-guideline': {
    says: 'In Ontario mogen de meeste huren in 2026 hoogstens 2,1% stijgen en in 2027 hoogstens 1,9%.',
    was: 'De grens was 2,5% in 2025.',
    is: 'De grens is 2,1% in 2026 en 1,9% in 2027, met bericht 90 dagen van tevoren. Een nieuwere woning heeft misschien geen grens.',
  },
  'ca.news.on-small-claims': {
    says: 'Sinds 1 oktober 2025 behandelt de Small Claims Court van Ontario eisen tot $50.000.',
    was: 'De grens was $35.000.',
    is: 'De grens is $50.000. U hebt daar geen advocaat nodig.',
  },
  'ca.news.qc-door-sales': {
    says: 'In Québec mogen verkopers aan de deur geen verwarming, airco, isolatie of ontsmetting meer verkopen, en ook geen krediet daarvoor.',
    was: 'Verkopers aan de deur konden zulke dingen met een lening verkopen.',
    is: 'Zulke contracten zijn verboden. U kunt vragen er een te annuleren.',
  },
  'ca.news.phone-fees': {
    says: 'Sinds 12 juni 2026 mogen telefoonbedrijven en grote internetbedrijven niets rekenen voor het starten, wijzigen of opzeggen van een abonnement. Werk bij u thuis voor de aansluiting mag nog wel geld kosten.',
    was: 'Een bedrijf mocht kosten rekenen voor het starten, en tot $50 voor het opzeggen zonder telefoon.',
    is: 'Geen kosten voor starten, wijzigen of opzeggen. De rest van een telefoonkorting mag nog wel worden gevraagd.',
  },
}
